import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { localToday } from '#domain/invitation/dates.ts';
import { sampleInvitation } from '#domain/invitation/template-change.ts';
import { TEMPLATES } from '#domain/templates/catalogue.ts';
import type { TemplateId } from '#domain/templates/template.ts';
import { type Casing, ScaledFrame } from '../preview/scaled-frame.tsx';
import classes from './device-preview.module.css';
import {
  DEVICE_PRESETS,
  type DeviceCategory,
  type DeviceId,
  orientationOf,
  previewScale,
  type ScreenSize,
} from './presets.ts';

const CASINGS: Readonly<Record<DeviceCategory, Casing>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'window',
};
/** Width of a device's two rims together, CSS pixels. */
const RIMS = 18;

interface DevicePreviewProps {
  readonly templateId: TemplateId;
  readonly deviceId: DeviceId;
  readonly screen: ScreenSize;
}

/** Shows the template's sample at the device's own screen size, scaled down to fit. */
export function DevicePreview({ templateId, deviceId, screen }: DevicePreviewProps) {
  const room = useElementSize();
  const device = DEVICE_PRESETS[deviceId];
  const content = useMemo(() => sampleInvitation(templateId, localToday(new Date())), [templateId]);
  const scale = previewScale(screen, room.width - RIMS);
  const isMeasured = room.width > RIMS;
  return (
    <figure className={classes.figure} aria-label="Preview">
      <div ref={room.ref} className={classes.desk}>
        {isMeasured && (
          // A new frame for each template, opened as a guest would open it.
          <ScaledFrame
            key={templateId}
            content={content}
            slug="preview"
            title={`${TEMPLATES[templateId].metadata.name} on ${device.name}, ${orientationOf(screen)}`}
            {...screen}
            scale={scale}
            casing={CASINGS[device.category]}
          />
        )}
      </div>
      <figcaption className={classes.caption}>
        <strong>{device.name}</strong>
        <span>
          {screen.width} × {screen.height}
          {isMeasured && `, shown at ${Math.round(scale * 100)}\u00a0%`}
        </span>
      </figcaption>
    </figure>
  );
}
