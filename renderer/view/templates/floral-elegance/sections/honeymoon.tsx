import type { ReactNode } from 'react';
import { honeymoonWording } from '#domain/invitation/wording.ts';
import { HoneymoonLink } from '../../../parts/link/honeymoon-link.tsx';
import { Prose } from '../../../parts/text/prose.tsx';
import { SectionShell } from '../../../sections/section-shell.tsx';
import type { SectionProps } from '../../template-view.ts';

/** (spec) Only if enabled; title and description have defaults. */
export function Honeymoon({ content, section }: SectionProps): ReactNode {
  const { link } = content.honeymoonFund;
  const { title, description } = honeymoonWording(content);
  return (
    <SectionShell section={section} heading={title} className="section-honeymoon">
      <Prose text={description} />
      <HoneymoonLink className="section-action" link={link} />
    </SectionShell>
  );
}
