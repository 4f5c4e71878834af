import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { InvitationPage, type InvitationPageProps } from '#renderer/view/invitation-page.tsx';

/** Markup of the page's body. Islands are roots of their own, as `hydrateRoot` will find them. */
export function renderBody(page: Omit<InvitationPageProps, 'mode' | 'renderIsland'>): string {
  return renderToStaticMarkup(
    createElement(InvitationPage, { ...page, mode: 'page', renderIsland }),
  );
}

// Inside of the page's own render, not spliced in afterwards: React builds the page from thousands
// of small strings, and a replacement would join them once more than needed.
function renderIsland(island: ReactElement, identifierPrefix: string): string {
  return renderToString(island, { identifierPrefix });
}
