/** Pixels: side of the card with the player, and the space around it. */
const SIZE = 216;
const GAP = 12;
/** Pixels of height and width that the music button takes up. */
const BUTTON = 60;
/** Pixels of height of floating elements at the lower edge and of the player's own button. */
const FLOATING = 88;
/** Pixels between two places that are tried. */
const STEP = 24;

/** What guests come for or use: anything else is covered first. */
const FOREMOST = 'h1, a, button, form';
const FOREMOST_WEIGHT = 9;

export interface PlayerPlace {
  readonly top: number;
  readonly left: number;
}

/**
 * Returns the player's place in the window, in pixels, where it covers the fewest words, and names
 * and controls least of all. Of equal places it takes the first: below the music button, beside it,
 * at the lower left, or down either side.
 */
export function playerPlace(): PlayerPlace {
  const words = wordsInSight();
  const right = innerWidth - GAP - SIZE;
  const places = [
    { top: GAP + BUTTON, left: right },
    { top: GAP, left: right - BUTTON },
    { top: innerHeight - FLOATING - SIZE, left: GAP },
  ];
  for (let top = GAP + BUTTON; top < innerHeight - SIZE / 2; top += STEP) {
    places.push({ top, left: right }, { top, left: GAP });
  }
  const coveredAt = ({ top, left }: PlayerPlace) =>
    words.reduce((sum, { box, weight }) => {
      const width = Math.min(box.right, left + SIZE) - Math.max(box.left, left) + GAP;
      const height = Math.min(box.bottom, top + SIZE) - Math.max(box.top, top);
      return sum + Math.max(0, width) * Math.max(0, height) * weight;
    }, 0);
  return places.reduce((best, place) => (coveredAt(place) < coveredAt(best) ? place : best));
}

interface Words {
  readonly box: DOMRect;
  readonly weight: number;
}

/** Returns the boxes of text lines and form fields; elements outside the window are skipped. */
function wordsInSight(): readonly Words[] {
  const found: Words[] = [];
  const range = document.createRange();
  const look = (element: Element, inherited: number): void => {
    const box = element.getBoundingClientRect();
    const isInSight = box.height === 0 || (box.bottom > 0 && box.top < innerHeight);
    if (!isInSight || element.matches('.music, .cover')) return;
    const weight = element.matches(FOREMOST) ? FOREMOST_WEIGHT : inherited;
    if (element.matches('input, select, textarea')) found.push({ box, weight });
    for (const node of element.childNodes) {
      if (node.nodeType === node.TEXT_NODE) {
        range.selectNode(node);
        for (const line of range.getClientRects()) found.push({ box: line, weight });
      } else if (node.nodeType === node.ELEMENT_NODE) {
        look(node as Element, weight);
      }
    }
  };
  look(document.body, 1);
  return found;
}
