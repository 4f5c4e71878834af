import type { ReactNode } from 'react';
import { type Html, html, joined } from '../../html.ts';
import { EnhancedIsland } from '../../islands/island.tsx';
import { enhanceBottomNav } from './enhance-bottom-nav.ts';

export interface BottomNavEntry {
  /** Id of the section on the page. */
  readonly id: string;
  readonly label: string;
}

/** Links to the page's sections, floating above the window's lower edge. */
export function BottomNav({ entries }: { readonly entries: readonly BottomNavEntry[] }): ReactNode {
  return (
    <EnhancedIsland
      name="bottom-nav"
      className="bottom-nav"
      props={{ ids: entries.map(({ id }) => id) }}
      enhance={enhanceBottomNav}
    >
      <nav aria-label="Sections">
        <ul
          className="bottom-nav-list"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: `Html` is escaped
          dangerouslySetInnerHTML={joined(entries.map(item))}
        />
      </nav>
    </EnhancedIsland>
  );
}

function item({ id, label }: BottomNavEntry): Html {
  return html`<li><a class="bottom-nav-link" href="#${id}">${label}</a></li>`;
}
