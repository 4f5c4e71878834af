import type { ReactNode } from 'react';
import { html, joined } from '../../html.ts';

interface ProseProps {
  readonly text: string;
  readonly className?: string;
}

/**
 * What the couple wrote, in their paragraphs, each in its own direction; nothing for an empty text.
 * Built as markup instead of by React, like pictures.
 */
export function Prose({ text, className = 'prose' }: ProseProps): ReactNode {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  const markup = paragraphs.map((words) => html`<p dir="auto">${words.trim()}</p>`);
  return (
    <div
      className={`paragraphs ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `Html` is escaped
      dangerouslySetInnerHTML={joined(markup)}
    />
  );
}
