import { BREAKPOINTS } from '#domain/templates/template.ts';
import type { ScreenSize } from './presets.ts';

export interface Advice {
  /** A warning asks the couple to check the page; an info says what to expect. */
  readonly type: 'warning' | 'info';
  readonly title: string;
  readonly text: string;
}

/** (spec) Below this width in CSS pixels a phone counts as narrow. */
const NARROW = 400;
/** CSS pixels. Phones in landscape are shorter than this, all other screens taller. */
const LOW = 480;
/** (spec) Minimum side of a touch target in CSS pixels; also Apple's and WCAG's (2.5.5). */
const TOUCH_TARGET = 44;

interface Rule {
  readonly type: Advice['type'];
  readonly appliesTo: (screen: ScreenSize) => boolean;
  readonly title: string;
  readonly text: (screen: ScreenSize) => string;
}

/** Rules apply both below `BREAKPOINTS.md` and from there on, so that every screen gets advice. */
const RULES: readonly Rule[] = [
  {
    type: 'warning',
    appliesTo: ({ width }) => width < NARROW,
    title: 'Long names take more lines',
    text: ({ width }) =>
      `Large lettering has only ${width} px here. If your names or event titles are longer than the sample’s, check that their lines still break well.`,
  },
  {
    type: 'warning',
    appliesTo: ({ height }) => height < LOW,
    title: 'Little of the page is in sight',
    text: ({ height }) =>
      `${height} px of height show about one heading and a few lines. With the keyboard open, even less of the RSVP form remains.`,
  },
  {
    type: 'warning',
    appliesTo: ({ width }) => width < BREAKPOINTS.md,
    title: 'Guests tap with their thumbs',
    text: () =>
      `Buttons, links and fields need at least ${TOUCH_TARGET}\u00a0×\u00a0${TOUCH_TARGET}\u00a0px. Try the RSVP form in the preview.`,
  },
  {
    type: 'info',
    appliesTo: ({ width }) => width < NARROW,
    title: 'Two columns become narrow',
    text: ({ width }) =>
      `Where two parts stand side by side, each has less than ${Math.floor(width / 2)} px. Short captions and addresses read best.`,
  },
  {
    type: 'info',
    appliesTo: ({ width }) => width < BREAKPOINTS.md,
    title: 'Sections are stacked',
    text: () =>
      'Most of what stands side by side on a wide screen comes one after the other here. Short texts keep the way to the RSVP short.',
  },
  {
    type: 'info',
    appliesTo: ({ width }) => width >= BREAKPOINTS.md,
    title: 'Photographs are shown large',
    text: ({ width }) =>
      `A picture that fills this screen needs to be at least ${width} pixels wide to stay sharp.`,
  },
  {
    type: 'info',
    appliesTo: ({ width, height }) => width >= BREAKPOINTS.lg && width > height,
    title: 'Wide windows crop tall pictures',
    text: () =>
      'A landscape photograph suits the opening best: of an upright one, only a strip remains in sight.',
  },
];

/** Returns the advice for a screen of this size, warnings first; never empty. */
export function adviceFor(screen: ScreenSize): Advice[] {
  return RULES.filter(({ appliesTo }) => appliesTo(screen)).map(({ type, title, text }) => ({
    type,
    title,
    text: text(screen),
  }));
}
