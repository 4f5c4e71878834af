/** The card with the player, and the space around it. */
const SIZE = 216;
const GAP = 12;
/** Height and width that the music's button takes. */
const BUTTON = 60;
/** Height of what floats at the lower edge, and of the player's own button. */
const FLOATING = 88;
/** Between two places that are looked at. */
const STEP = 24;

/** What a guest came for or does: rather anything else is covered. */
const FOREMOST = 'h1, a, button, form';
const FOREMOST_WEIGHT = 9;

export interface PlayerPlace {
  readonly top: number;
  readonly left: number;
}

/**
 * Where in the window the player lies, in pixels, so that it covers as few words as can be, names and
 * what can be pressed or filled in last of all: below the music's button, beside it, low at the left,
 * or else the best place at either side.
 */
export function playerPlace(view: Window): PlayerPlace {
  const { innerWidth, innerHeight } = view;
  const words = wordsInSight(view);
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

/** Lines, as wide as their words, and fields; what is out of sight is not looked into. */
function wordsInSight({ innerHeight, document }: Window): readonly Words[] {
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
