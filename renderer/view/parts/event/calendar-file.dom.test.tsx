import { expect, test } from 'vitest';
import { drawSample, texts } from '../../../testing/sample-page.tsx';

const LINK = 'a[href="/the-couple/invitation.ics"]';

test.each(['minimalist-elegant', 'serene-lens', 'scientific-vibes'] as const)(
  'the calendar file of %s says that it holds all events',
  (template) => {
    expect(texts(drawSample(template), LINK)).toEqual(['Add all events to my calendar']);
    const alone = drawSample(template, ({ wedding }) => {
      for (const event of wedding.events.slice(1)) event.date = '';
    });
    expect(texts(alone, LINK)).toEqual(['Add to my calendar']);
  },
);
