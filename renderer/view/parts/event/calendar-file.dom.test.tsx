import { expect, test } from 'vitest';
import { TEMPLATE_IDS, type TemplateId } from '#domain/templates/template.ts';
import { drawSample, texts } from '../../../testing/sample-page.tsx';

const LINK = 'a[href="/the-couple/invitation.ics"]';
/** Labels of templates that have their own, for one event as for several. */
const OWN: Readonly<Partial<Record<TemplateId, string>>> = {
  'floral-elegance': 'Add to calendar',
  'vintage-fairytale': 'Add to calendar',
  'islamic-serenity': 'Save the dates as a calendar file',
};

test.each(TEMPLATE_IDS)(
  'the calendar file of %s says that it holds all events, or has words of its own',
  (template) => {
    const own = OWN[template];
    expect(texts(drawSample(template), LINK), 'OWN lists words of its own').toEqual([
      own ?? 'Add all events to my calendar',
    ]);
    const alone = drawSample(template, ({ wedding }) => {
      for (const event of wedding.events.slice(1)) event.date = '';
    });
    expect(texts(alone, LINK)).toEqual([own ?? 'Add to my calendar']);
  },
);
