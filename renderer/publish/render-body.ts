import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { InvitationPage, type InvitationPageProps } from '#renderer/view/invitation-page.tsx';
import { type Prepare, PrepareContext } from '#renderer/view/parts/prepared/prepared.tsx';
import { createPrepare } from './prepared-markup.ts';

const prepareStatic = createPrepare(renderToStaticMarkup);
const prepareHydrated = createPrepare(renderToString);

/** Returns the markup of the page's body. Each island is a root of its own, for `hydrateRoot`. */
export function renderBody(page: Omit<InvitationPageProps, 'mode' | 'renderIsland'>): string {
  const root = createElement(InvitationPage, { ...page, mode: 'page', renderIsland });
  return renderToStaticMarkup(preparedBy(prepareStatic, root));
}

// Runs within the page's own render. Splicing islands in afterwards would cost another join of the
// thousands of small strings that React builds the page from.
function renderIsland(island: ReactElement, identifierPrefix: string): string {
  return renderToString(preparedBy(prepareHydrated, island), { identifierPrefix });
}

function preparedBy(prepare: Prepare, root: ReactElement): ReactElement {
  return createElement(PrepareContext, { value: prepare }, root);
}
