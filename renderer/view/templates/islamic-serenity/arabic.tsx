import type { ReactNode } from 'react';

interface ArabicProps {
  /** Vowelled Arabic. */
  readonly text: string | undefined;
  readonly className: string;
}

/** The template's own Arabic text, marked with its language and direction. */
export function Arabic({ text, className }: ArabicProps): ReactNode {
  if (!text) return null;
  return (
    <p className={`arabic ${className}`} lang="ar" dir="rtl">
      {text}
    </p>
  );
}
