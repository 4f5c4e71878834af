import { useElementSize } from '@mantine/hooks';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import classes from './preview-stage.module.css';
import { type Casing, ScaledFrame } from './scaled-frame.tsx';

/** The widths at which an invitation is previewed, in CSS pixels. */
export const PREVIEW_WIDTHS = { phone: 390, desktop: 1280 } as const;
export type PreviewDevice = keyof typeof PREVIEW_WIDTHS;
const CASINGS: Readonly<Record<PreviewDevice, Casing>> = { phone: 'phone', desktop: 'window' };
/** CSS pixels, about a phone's screen: more would show what no guest sees at once. */
const PHONE_HEIGHT = 844;

interface PreviewStageProps {
  readonly content: WeddingData;
  readonly slug: string;
  readonly device: PreviewDevice;
  readonly reveal?: { readonly section: string } | null;
}

/** The invitation at a device's own width, scaled down to fit if there is less room. */
export function PreviewStage({ content, slug, device, reveal = null }: PreviewStageProps) {
  const room = useElementSize();
  const drawn = PREVIEW_WIDTHS[device];
  // On a phone the page fills the width; the casing is for wider screens.
  const isBare = device === 'phone' && room.width <= drawn + 40;
  const width = isBare ? room.width : drawn;
  const scale = isBare ? 1 : Math.min(1, room.width / width, phoneFit(device, room.height));
  const height =
    device === 'phone' && !isBare
      ? Math.min(PHONE_HEIGHT, room.height / scale)
      : room.height / scale;
  return (
    <div ref={room.ref} className={classes.stage}>
      {room.width > 0 && (
        <ScaledFrame
          content={content}
          slug={slug}
          reveal={reveal}
          width={width}
          height={height}
          scale={scale}
          casing={isBare ? 'none' : CASINGS[device]}
        />
      )}
    </div>
  );
}

/** Returns the scale that shows a whole phone, but at least 0.8 so that it stays legible. */
function phoneFit(device: PreviewDevice, roomHeight: number): number {
  return device === 'phone' ? Math.max(0.8, roomHeight / PHONE_HEIGHT) : 1;
}
