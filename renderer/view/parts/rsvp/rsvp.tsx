import type { ReactNode } from 'react';
import { longDate } from '#domain/invitation/dates.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { rsvpFormOf } from '#domain/rsvp/forms.ts';
import { ReactIsland } from '../../islands/island.tsx';
import { usePage } from '../../page-context.ts';
import { distinctOptions } from './attendance-options.ts';
import type { RsvpFormTexts } from './form-texts.ts';
import { RsvpForm } from './rsvp-form.tsx';
import { whenAndWhere } from './when-and-where.ts';

interface RsvpProps {
  readonly content: WeddingData;
  readonly texts: RsvpFormTexts;
}

/** Passed as a prop, so that the published page's script, where nobody reads it, goes without. */
const PREVIEW_NOTE =
  'This is a preview. On your published page, this reply would now be sent to you.';

/** The reply form of a page or preview. The template writes the heading around it. */
export function Rsvp({ content, texts }: RsvpProps): ReactNode {
  const { slug, mode } = usePage();
  const { deadline, options } = content.rsvp;
  return (
    <ReactIsland
      name="rsvp"
      component={RsvpForm}
      className="far"
      props={{
        slug,
        preview: mode === 'preview' && PREVIEW_NOTE,
        texts,
        options: distinctOptions(rsvpFormOf(content.customizations.selectedTemplate), options),
        deadline,
        deadlineLabel: longDate(deadline),
        whenAndWhere: whenAndWhere(content),
      }}
    />
  );
}
