import { type Path, points, spline } from '../../geometry.ts';
import { createRandom } from '../../random.ts';
import { BLUE, GREY, INK, label, page, trace } from './journal.ts';

const _outline = (path: Path): string =>
  `M${path.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** Draws a manuscript page with a reviewer's heart in the margin. */
export function drawLetter(): string {
  const random = createRandom('scientific-vibes/letter');
  const parts: string[] = [
    '<rect x="120" y="50" width="960" height="900" fill="#fff" stroke="#c9d0d8" stroke-width="2"/>',
  ];
  parts.push(label('On the Stability of Two', 600, 130, 46, { anchor: 'middle', style: 'bold' }));
  parts.push(
    label('A. Subject and B. Subject', 600, 178, 27, { anchor: 'middle', style: 'italic' }),
  );
  parts.push(
    trace(
      [
        [260, 206],
        [940, 206],
      ],
      INK,
      1.2,
    ),
  );
  const row = (x: number, y: number, width: number, indent = 0): void => {
    let at = x + indent;
    while (at < x + width - 20) {
      const word = Math.min(random.between(22, 82), x + width - at);
      parts.push(
        `<rect x="${at.toFixed(0)}" y="${y}" width="${word.toFixed(0)}" height="9" rx="2" fill="#a9b2bc"/>`,
      );
      at += word + 11;
    }
  };
  for (let i = 0; i < 4; i += 1) row(270, 230 + i * 22, i === 3 ? 420 : 660);
  for (const left of [190, 620]) {
    for (let i = 0; i < 24; i += 1) {
      const y = 346 + i * 22;
      if (left === 620 && i > 5 && i < 14) continue;
      row(left, y, i % 8 === 7 ? 210 : 390, i % 8 === 0 ? 26 : 0);
      if (left === 190 && i % 5 === 0)
        parts.push(label(String(i + 5), 172, y + 10, 17, { anchor: 'end', fill: GREY }));
    }
  }
  parts.push(
    label('for all t > 0:', 815, 522, 38, { anchor: 'middle', style: 'italic' }),
    label('P(us | t) = 1', 815, 588, 38, { anchor: 'middle', style: 'italic' }),
    label('(7)', 1008, 588, 26, { anchor: 'end' }),
  );
  // the reviewer's hand
  const hand = (knots: string, width: number): string => {
    const path = spline(points(knots), { steps: 10 });
    return trace(
      path.map(({ x, y }) => [x, y] as const),
      BLUE,
      width,
    );
  };
  parts.push(
    hand(
      '1042,520 1028,492 1004,486 996,508 1006,538 1040,574 1078,536 1090,506 1078,486 1056,492 1043,520',
      5,
    ),
  );
  parts.push(
    hand('706,574 694,600 740,622 830,626 920,614 944,584 920,556 840,546 750,550 704,572', 3.4),
  );
  parts.push(hand('948,566 970,546 986,536', 3.4));
  parts.push(hand('212,462 300,470 420,464 560,470', 3));
  parts.push(hand('590,346 604,380 592,420 608,440 592,460 604,500 590,540', 3));
  parts.push(
    label('yes!', 1044, 626, 40, { anchor: 'middle', style: 'italic', fill: BLUE, turn: -8 }),
  );
  return page(1200, 900, parts.join(''));
}
