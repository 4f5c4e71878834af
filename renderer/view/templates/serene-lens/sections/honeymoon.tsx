import type { ReactNode } from 'react';
import { honeymoonWording } from '#domain/invitation/wording.ts';
import { artUrl } from '#domain/templates/art.ts';
import { HoneymoonLink } from '../../../parts/link/honeymoon-link.tsx';
import { Picture } from '../../../parts/picture/picture.tsx';
import { Prose } from '../../../parts/text/prose.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

const HORIZON = artUrl('serene-lens', 'hero');

/** A horizon, and how guests may contribute to the honeymoon. (spec) Only if enabled. */
export function Honeymoon({ content, section }: SectionProps): ReactNode {
  const { link } = content.honeymoonFund;
  const { title, description } = honeymoonWording(content);
  const horizon = (
    <Picture className="horizon" url={HORIZON} alt="" sizes="100vw" width={1920} height={1200} />
  );
  return (
    <SectionShell section={section} heading={title} className="band-honeymoon" above={horizon}>
      <div className="honeymoon-words">
        <Prose text={description} />
        <HoneymoonLink className="honeymoon-action" link={link} />
      </div>
    </SectionShell>
  );
}
