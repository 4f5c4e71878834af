import type { ReactNode } from 'react';

interface ArabicProps {
  /** Vowelled Arabic. */
  readonly text: string | undefined;
  readonly className: string;
}

/** Arabic of the template itself, in its own language and direction. */
export function Arabic({ text, className }: ArabicProps): ReactNode {
  if (!text) return null;
  return (
    <p className={`arabic ${className}`} lang="ar" dir="rtl">
      {text}
    </p>
  );
}
