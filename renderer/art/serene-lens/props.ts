import {
  mix,
  type Path,
  type Placement,
  type Point,
  place,
  point,
  ribbon,
  spline,
} from '../geometry.ts';
import * as couple from '../motif/couple.ts';
import { type Light, lay, mixLight, type Plate } from '../photo/plate.ts';
import type { Random } from '../random.ts';

/** Renders blades of beach grass that stand up from the lower edge, out of focus when near. */
export function layGrass(
  plate: Plate,
  grass: {
    from: number;
    to: number;
    foot: number;
    reach: number;
    blades: number;
    focus: number;
    dark: Light;
    pale: Light;
  },
  random: Random,
): void {
  for (let i = 0; i < grass.blades; i += 1) {
    const x = random.between(grass.from, grass.to);
    const reach = grass.reach * random.between(0.45, 1.1);
    const lean = reach * random.between(-0.1, 0.45);
    const foot = point(x, grass.foot + random.between(0, 24));
    const knots = [
      foot,
      point(x + lean * 0.25, foot.y - reach * 0.6),
      point(x + lean, foot.y - reach),
    ];
    const half = random.between(0.8, 1.7) * (0.6 + reach / 110);
    const outline = ribbon(spline(knots, { steps: 6 }), (t) => half * (1 - 0.85 * t), 12);
    const colour = mixLight(grass.dark, grass.pale, random.next() ** 2);
    lay(plate, { outlines: [outline], focus: grass.focus * random.between(0.7, 1.3) }, colour);
  }
}

/** Renders a couple in the distance: two tones and a rim of light from behind. */
export function layCouple(
  plate: Plate,
  set: Placement,
  light: { dark: Light; pale: Light; skin: Light; rim: Light; focus: number },
): void {
  const all: Path[] = [
    couple.GROOM_LEGS,
    couple.GROOM_HEAD,
    couple.GROOM_COAT,
    couple.BRIDE_SKIRT,
    couple.BRIDE_BODICE,
    couple.BRIDE_HEAD,
    couple.BRIDE_HAIR,
    couple.GROOM_ARM,
  ];
  const moved = (path: Path, dx: number): Point[] =>
    place(path, set).map((p) => point(p.x + dx, p.y - Math.abs(dx) * 0.3));
  const rim = 0.006 * 200 * set.scale;
  lay(plate, { outlines: all.map((path) => moved(path, rim)), focus: 1 }, light.rim);
  const part = (path: Path, colour: Light | ((x: number, y: number) => Light), focus = 0): void =>
    lay(plate, { outlines: [place(path, set)], focus: light.focus + focus }, colour);
  const left = set.at.x + 100 * set.scale;
  const gown = (x: number): Light =>
    mixLight(mixLight(light.pale, light.dark, 0.42), light.pale, (x - left) / (90 * set.scale));
  part(couple.VEIL, mixLight(light.pale, light.rim, 0.5), 2);
  part(couple.GROOM_LEGS, light.dark);
  part(couple.GROOM_HEAD, light.skin);
  part(couple.GROOM_HAIR, light.dark);
  part(couple.GROOM_COAT, light.dark);
  part(couple.BRIDE_SKIRT, gown);
  for (const fold of couple.SKIRT_FOLDS) {
    const crease = ribbon(fold, (t) => mix(0.3, 2.4, t), 30);
    lay(plate, { outlines: [place(crease, set)], focus: 3, opacity: 0.3 }, light.dark);
  }
  part(couple.BRIDE_BODICE, gown);
  part(couple.BRIDE_HEAD, light.skin);
  part(couple.BRIDE_HAIR, mixLight(light.dark, light.skin, 0.25));
  part(couple.BRIDE_ARM, light.skin);
  part(couple.GROOM_ARM, mixLight(light.dark, light.rim, 0.06));
}
