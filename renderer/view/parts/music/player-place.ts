/** The card with the player, and the space around it. */
const SIZE = 216;
const GAP = 12;
/** Height and width that the music's button takes. */
const BUTTON = 60;
/** Height of what floats at the lower edge, and of the player's own button. */
const FLOATING = 88;

/** Names, what stands below them, and the way to the reply there. */
const FIRST_VIEW = 'h1 > *, h1 ~ *, .hero-details, .hero-actions';

export interface PlayerPlace {
  readonly top: number;
  readonly left: number;
}

/**
 * Where in the window the player lies so that it covers no words of the first view, in pixels: below
 * the music's button, beside it, low at the left, or else below those words.
 */
export function playerPlace({ innerWidth, innerHeight, document }: Window): PlayerPlace {
  const words = [...document.querySelectorAll(FIRST_VIEW)]
    .map(wordsBox)
    .filter(({ top, bottom }) => bottom > 0 && top < innerHeight);
  const isClear = ({ top, left }: PlayerPlace) =>
    words.every(
      (box) =>
        box.bottom <= top ||
        box.top >= top + SIZE ||
        box.right + GAP <= left ||
        box.left >= left + SIZE + GAP,
    );
  const right = innerWidth - GAP - SIZE;
  const places = [
    { top: GAP + BUTTON, left: right },
    { top: GAP, left: right - BUTTON },
    { top: innerHeight - FLOATING - SIZE, left: GAP },
  ];
  const lowest = Math.max(0, ...words.map(({ bottom }) => bottom));
  return places.find(isClear) ?? { top: lowest + GAP, left: GAP };
}

/** As wide as the words, not as the line that they stand in. */
function wordsBox(element: Element): DOMRect {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}
