import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { InvitationPage, type InvitationPageProps } from '#renderer/view/invitation-page.tsx';

/**
 * Markup of the page's body. Islands are roots of their own and are rendered after the page around
 * them, in whose place stand comments meanwhile: a render inside of a render takes twice as long.
 */
export function renderBody(page: Omit<InvitationPageProps, 'mode' | 'renderIsland'>): string {
  const islands: (() => string)[] = [];
  const renderIsland = (island: ReactElement, identifierPrefix: string) => {
    islands.push(() => renderToString(island, { identifierPrefix }));
    return `<!--island ${islands.length - 1}-->`;
  };
  const body = renderToStaticMarkup(
    createElement(InvitationPage, { ...page, mode: 'page', renderIsland }),
  );
  // No text of the couple's can look like this: React escapes what opens a comment.
  return body.replace(/<!--island (\d+)-->/g, (_, index) => islands[Number(index)]?.() ?? '');
}
