import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { InvitationPage, type InvitationPageProps } from '#renderer/view/invitation-page.tsx';
import { type Prepare, PrepareContext } from '#renderer/view/parts/prepared/prepared.tsx';
import { createPrepare } from './prepared-markup.ts';

const prepareStatic = createPrepare(renderToStaticMarkup);
const prepareHydrated = createPrepare(renderToString);

/** Markup of the page's body. Islands are roots of their own, as `hydrateRoot` will find them. */
export function renderBody(page: Omit<InvitationPageProps, 'mode' | 'renderIsland'>): string {
  const root = createElement(InvitationPage, { ...page, mode: 'page', renderIsland });
  return renderToStaticMarkup(preparedBy(prepareStatic, root));
}

// Inside of the page's own render, not spliced in afterwards: React builds the page from thousands
// of small strings, and a replacement would join them once more than needed.
function renderIsland(island: ReactElement, identifierPrefix: string): string {
  return renderToString(preparedBy(prepareHydrated, island), { identifierPrefix });
}

function preparedBy(prepare: Prepare, root: ReactElement): ReactElement {
  return createElement(PrepareContext.Provider, { value: prepare }, root);
}
