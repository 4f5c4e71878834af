import type { ReactNode } from 'react';
import { registryLinksOf } from '#domain/invitation/shown-sections.ts';
import { ExternalLink } from '../../../parts/link/external-link.tsx';
import { Prose } from '../../../parts/text/prose.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** Where the couple's wishes are listed. (spec) Only if enabled and with at least one link. */
export function Registry({ content, section }: SectionProps): ReactNode {
  const links = registryLinksOf(content);
  if (!content.registry.enabled || links.length === 0) return null;
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
            <ExternalLink
              className="quiet-link"
              href={link.url}
              label={`View Registry${link.name ? `, ${link.name}` : ''}`}
            >
              View Registry
            </ExternalLink>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
