import type { ReactNode } from 'react';
import { honeymoonWording } from '#domain/invitation/wording.ts';
import { ExternalLink } from '../../../parts/link/external-link.tsx';
import { Prose } from '../../../parts/text/prose.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** (spec) Only if enabled; title and description have defaults. */
export function Honeymoon({ content, section }: SectionProps): ReactNode {
  const { link } = content.honeymoonFund;
  const { title, description } = honeymoonWording(content);
  return (
    <SectionShell section={section} heading={title} className="section-honeymoon">
      <Prose text={description} />
      <p className="section-action">
        <ExternalLink className="button" href={link}>
          Contribute to Our Honeymoon
        </ExternalLink>
      </p>
    </SectionShell>
  );
}
