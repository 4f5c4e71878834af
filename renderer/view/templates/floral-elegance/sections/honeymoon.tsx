import type { ReactNode } from 'react';
import { ExternalLink } from '../../../parts/link/external-link.tsx';
import { Prose } from '../../../parts/text/prose.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

const DEFAULT_TITLE = 'Honeymoon Fund';
const DEFAULT_DESCRIPTION =
  'Your presence is the greatest gift. If you wish to give something more, a contribution to our honeymoon would mean the world to us.';

/** (spec) Only if enabled; title and description have defaults. */
export function Honeymoon({ content, id }: SectionProps): ReactNode {
  const { enabled, title, description, link } = content.honeymoonFund;
  if (!enabled) return null;
  return (
    <SectionShell id={id} heading={title.trim() || DEFAULT_TITLE} className="section-honeymoon">
      <Prose text={description.trim() || DEFAULT_DESCRIPTION} />
      <p className="section-action">
        <ExternalLink className="button" href={link}>
          Contribute to Our Honeymoon
        </ExternalLink>
      </p>
    </SectionShell>
  );
}
