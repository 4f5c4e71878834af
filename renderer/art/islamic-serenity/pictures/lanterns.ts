import { clamp, point, smoothstep, TAU } from '../../geometry.ts';
import { createNoise, fractal } from '../../noise.ts';
import { bloom, createPlate, glow, type Light, type Plate, veil } from '../../photo/plate.ts';
import { layLamp } from './lamp.ts';
import { plaster } from './wall.ts';

/** Renders brass lanterns that cast star patterns on an emerald wall. */
export function exposeLanterns(): Plate {
  const plate = createPlate(900, 1200, 'islamic-serenity/lanterns');
  plaster(plate, { x: 470, y: 560, reach: 520, power: 0.5 });
  const lamps = [
    { x: 470, y: 610, height: 470 },
    { x: 170, y: 360, height: 290 },
    { x: 742, y: 330, height: 260 },
  ];
  const rough = fractal(createNoise(`${plate.seed}/throw`), 4);
  const warm: Light = [1.15, 0.78, 0.32];
  const thrown = (x: number, y: number): number => {
    let sum = 0;
    for (const lamp of lamps) {
      const [dx, dy] = [(x - lamp.x) / lamp.height, (y - lamp.y) / lamp.height];
      const far = Math.hypot(dx, dy);
      if (far < 0.2 || far > 2.2) continue;
      // piercings are spaced evenly around the lamp, so their images grow with distance
      const turn = Math.atan2(dy, dx);
      const ringOf = Math.log(far / 0.3) * 3.1;
      const row = Math.round(ringOf);
      const count = 18;
      const shift = row % 2 === 0 ? 0 : 0.5;
      const cell = Math.round((turn / TAU) * count + shift) - shift;
      const a = (cell / count) * TAU;
      const mid = 0.3 * Math.exp(row / 3.1);
      const [cx, cy] = [mid * Math.cos(a), mid * Math.sin(a)];
      const [ex, ey] = [dx - cx, dy - cy];
      const size = mid * 0.074;
      const angle = Math.atan2(ey, ex) - a;
      // an eight-pointed star of two squares
      const square = (turnBy: number): number => {
        const [px, py] = [Math.cos(angle + turnBy), Math.sin(angle + turnBy)];
        return Math.max(Math.abs(px), Math.abs(py)) * Math.hypot(ex, ey);
      };
      const inside = Math.min(square(0), square(Math.PI / 4));
      const soft = 0.1 + far * 0.16;
      sum +=
        (smoothstep(size * (1 + soft), size * (1 - soft), inside) * 0.66) /
        (0.62 + far * far * 0.9);
    }
    return sum;
  };
  veil(plate, (x, y) => clamp(thrown(x, y) * (0.8 + 0.3 * rough(x / 40, y / 40))), warm);
  for (const lamp of lamps) {
    glow(plate, point(lamp.x, lamp.y), lamp.height * 0.5, [0.13, 0.085, 0.03]);
    layLamp(plate, point(lamp.x, lamp.y - lamp.height * 0.53), lamp.height);
  }
  bloom(plate, 14, 0.3, 0.8);
  return plate;
}
