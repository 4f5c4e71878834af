import type { ComponentType } from 'react';
import { registryLinksOf } from '#domain/invitation/shown-sections.ts';
import { RegistryLink } from '../parts/link/registry-link.tsx';
import { Prose } from '../parts/text/prose.tsx';
import type { SectionComponent, ShellProps } from '../templates/template-view.ts';

type RegistryPart = 'section' | 'list' | 'entry' | 'name' | 'description' | 'link';

/** Makes the registry section, with the template's own class on each part. */
export function registryIn(
  Shell: ComponentType<ShellProps>,
  classNames: Readonly<Record<RegistryPart, string>>,
): SectionComponent {
  return function Registry({ content, section }) {
    const links = registryLinksOf(content);
    return (
      <Shell section={section} className={classNames.section}>
        <ul className={classNames.list} data-count={Math.min(links.length, 3)}>
          {links.map((link, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same shop may be listed twice
            <li key={index} className={classNames.entry}>
              <h3 className={classNames.name} dir="auto">
                {link.name || 'Our registry'}
              </h3>
              <Prose text={link.description} className={classNames.description} />
              <RegistryLink link={link} className={classNames.link} />
            </li>
          ))}
        </ul>
      </Shell>
    );
  };
}
