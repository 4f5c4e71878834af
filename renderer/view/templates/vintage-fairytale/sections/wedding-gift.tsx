import type { ReactNode } from 'react';
import { registryLinksOf } from '#domain/invitation/shown-sections.ts';
import { RegistryLink } from '../../../parts/link/registry-link.tsx';
import { Prose } from '../../../parts/text/prose.tsx';
import { SectionShell } from '../../../sections/section-shell.tsx';
import type { SectionProps } from '../../template-view.ts';

/** Where the couple's wishes are listed. */
export function WeddingGift({ content, section }: SectionProps): ReactNode {
  const links = registryLinksOf(content);
  return (
    <SectionShell section={section} className="section-gift">
      <ul className="gifts" data-count={Math.min(links.length, 3)}>
        {links.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same shop may stand twice
          <li key={index} className="gift">
            <h3 className="gift-name" dir="auto">
              {link.name || 'Our registry'}
            </h3>
            <Prose text={link.description} className="gift-description" />
            <RegistryLink link={link} className="button button--quiet" />
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
