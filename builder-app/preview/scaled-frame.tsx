import type { CSSProperties } from 'react';
import { PreviewFrame, type PreviewFrameProps } from './preview-frame.tsx';
import classes from './scaled-frame.module.css';

/** What is drawn around the invitation: a device, a window, or nothing. */
export type Casing = 'phone' | 'tablet' | 'window' | 'none';

interface ScaledFrameProps extends Omit<PreviewFrameProps, 'style'> {
  /** Size of the invitation's own viewport in CSS pixels, to which its media queries apply. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly casing: Casing;
}

/** The invitation laid out at one size and shown at another. */
export function ScaledFrame({ width, height, scale, casing, ...frame }: ScaledFrameProps) {
  // Whole pixels, or a hairline of the casing shows beside the invitation.
  const shown = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  return (
    <div
      className={classes.device}
      data-casing={casing}
      style={{ ...shown, '--scale': scale } as CSSProperties}
    >
      <PreviewFrame {...frame} style={{ width, height, scale: String(scale) }} />
    </div>
  );
}
