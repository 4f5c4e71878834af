import type { ReactNode } from 'react';

interface FigureProps {
  readonly className?: string;
  readonly caption: ReactNode;
  readonly children: ReactNode;
}

/** A figure with its caption. The style sheet numbers the figures that are shown. */
export function Figure({ className, caption, children }: FigureProps): ReactNode {
  return (
    <figure className={className ? `figure ${className}` : 'figure'}>
      {children}
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}

interface PlotProps {
  /** The `<n>` of `art/figure-<n>.svg`. */
  readonly number: 1 | 2 | 3;
  /** Description for screen readers. */
  readonly alt: string;
}

/** One of the journal's own plots, drawn by the style sheet. */
export function Plot({ number, alt }: PlotProps): ReactNode {
  return <div className={`plot plot-${number}`} role="img" aria-label={alt} />;
}
