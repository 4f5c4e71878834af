import type { ReactNode } from 'react';
import { EnhancedIsland } from '../../islands/island.tsx';
import { enhanceBottomNav } from './enhance-bottom-nav.ts';

export interface BottomNavEntry {
  /** Of the section on the page. */
  readonly id: string;
  readonly label: string;
}

/** Links to the page's sections, floating above its lower edge. */
export function BottomNav({ entries }: { readonly entries: readonly BottomNavEntry[] }): ReactNode {
  return (
    <EnhancedIsland
      name="bottom-nav"
      className="bottom-nav"
      props={{ ids: entries.map(({ id }) => id) }}
      enhance={enhanceBottomNav}
    >
      <nav aria-label="Sections">
        <ul className="bottom-nav-list">
          {entries.map(({ id, label }) => (
            <li key={id}>
              <a className="bottom-nav-link" href={`#${id}`}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </EnhancedIsland>
  );
}
