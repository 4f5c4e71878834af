import { circle, place, point, points, ribbon } from '../../geometry.ts';
import type { Sheet } from '../../sheet.ts';
import { castShadow, paintRing, paintSilk, paintStone } from '../../still-life.ts';
import { blooms, paintBerries, paintBlooms, paintSprays } from '../bouquet.ts';
import * as colour from '../palette.ts';
import { paintLoosePetals } from '../petal.ts';
import { METAL, paintCloth, SHADE, stage } from './stage.ts';

/** Draws two bands on silk among flowers. */
export function drawRings(): Sheet {
  const { sheet, random } = stage('rings', 1200, 900);
  paintCloth(sheet, 0.75);
  paintSprays(sheet, 'eucalyptus ghost 12 100 1240,40 980,120 700,90 470,150', random);
  const knots = points('-40,560 180,640 420,590 640,690 880,640 1240,760');
  const silk = { pigment: colour.BLUSH.pale, shade: colour.BLUSH.deep, density: 0.62 };
  paintSilk(sheet, { ...silk, knots, half: 62 }, random);
  const sprays = `
    sage       middle 8 150  -30,120 180,190 330,330
    eucalyptus front  7 96   1230,250 1080,330 960,330 850,270`;
  paintSprays(sheet, sprays, random);
  paintBerries(sheet, points('60,380 200,420 300,500'), 8, random);
  const flowers = `
    rose  rose  330,130  92  6 1.2
    peony blush 120,200  190 8 0.6
    open  cream 1110,130 130 6 2.4`;
  paintBlooms(sheet, blooms(flowers), random);

  const flat = { at: point(560, 520), width: 178, height: 96, turn: -0.06, band: 46 };
  const leaning = { at: point(756, 476), width: 176, height: 122, turn: -0.55, band: 44 };
  for (const ring of [flat, leaning]) {
    const oval = circle(point(0, ring.band), ring.width, 60, ring.height / ring.width);
    const closed = place([...oval, ...oval.slice(0, 1)], { ...ring, scale: 1 });
    const foot = ribbon(closed, () => 16, 90);
    castShadow(sheet, foot, { ...SHADE, density: 0.42, offset: 14, soften: 12 }, random);
  }
  paintRing(sheet, flat, METAL, random);
  paintRing(sheet, leaning, METAL, random);
  paintStone(sheet, { at: point(676, 352), turn: -0.5, size: 42 }, colour.SHADOW, random);
  paintLoosePetals(sheet, '300,800,66 960,560,52 1050,820,60 470,780,40 420,330,44', random);
  return sheet;
}
