import type { ReactNode } from 'react';
import { registryLinksOf } from '#domain/invitation/shown-sections.ts';
import { RegistryLink } from '../../../parts/link/registry-link.tsx';
import { Prose } from '../../../parts/text/prose.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** Where the couple's wishes are listed. */
export function Registry({ content, section }: SectionProps): ReactNode {
  const links = registryLinksOf(content);
  return (
    <SectionShell section={section} className="band-registry">
      <ul className="columns registry" data-count={Math.min(links.length, 3)}>
        {links.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same shop may stand twice
          <li key={index} className="column registry-entry">
            <h3 className="column-title" dir="auto">
              {link.name || 'Our registry'}
            </h3>
            <Prose text={link.description} />
            <RegistryLink link={link} className="quiet-link" />
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
