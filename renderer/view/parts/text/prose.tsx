import type { ReactNode } from 'react';

interface ProseProps {
  readonly text: string;
  readonly className?: string;
}

/** What the couple wrote, in their own paragraphs and direction. Nothing for an empty text. */
export function Prose({ text, className = 'prose' }: ProseProps): ReactNode {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <div className={className}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are told apart by their place
        <p key={index} dir="auto">
          {paragraph.trim()}
        </p>
      ))}
    </div>
  );
}
