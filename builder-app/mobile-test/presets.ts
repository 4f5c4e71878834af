export type DeviceCategory = 'mobile' | 'tablet' | 'desktop';

/** Visible size in CSS pixels. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

/** A device to preview an invitation on, with its size as it is usually held. */
export interface DevicePreset extends ScreenSize {
  readonly name: string;
  readonly category: DeviceCategory;
}

/** (spec) In the order of the device chooser. */
export const DEVICE_PRESETS = {
  'iphone-se': { name: 'iPhone SE', width: 375, height: 667, category: 'mobile' },
  'iphone-12': { name: 'iPhone 12', width: 390, height: 844, category: 'mobile' },
  'iphone-12-pro-max': { name: 'iPhone 12 Pro Max', width: 428, height: 926, category: 'mobile' },
  'galaxy-s20': { name: 'Samsung Galaxy S20', width: 360, height: 800, category: 'mobile' },
  'ipad-mini': { name: 'iPad Mini', width: 768, height: 1024, category: 'tablet' },
  'ipad-pro': { name: 'iPad Pro', width: 1024, height: 1366, category: 'tablet' },
  desktop: { name: 'Desktop', width: 1920, height: 1080, category: 'desktop' },
} as const satisfies Readonly<Record<string, DevicePreset>>;

export type DeviceId = keyof typeof DEVICE_PRESETS;
export const DEVICE_IDS = Object.keys(DEVICE_PRESETS) as readonly DeviceId[];
/** As wide as the phone in the builder's own preview. */
export const DEFAULT_DEVICE: DeviceId = 'iphone-12';

/** An unknown id falls back to the default device. */
export function resolveDeviceId(id: string): DeviceId {
  return DEVICE_IDS.find((known) => known === id) ?? DEFAULT_DEVICE;
}

export const ORIENTATIONS = ['portrait', 'landscape'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** An unknown word falls back to portrait, in which most invitations are opened. */
export function resolveOrientation(word: string): Orientation {
  return ORIENTATIONS.find((known) => known === word) ?? 'portrait';
}

/** Returns whether the device can be rotated; a desktop screen can't. */
export function canTurn({ category }: DevicePreset): boolean {
  return category !== 'desktop';
}

export function orientationOf({ width, height }: ScreenSize): Orientation {
  return width > height ? 'landscape' : 'portrait';
}

/** Returns a device's size in this orientation; a device that cannot turn keeps its own. */
export function screenOf(device: DevicePreset, orientation: Orientation): ScreenSize {
  const { width, height } = device;
  const isTurned = canTurn(device) && orientationOf(device) !== orientation;
  return isTurned ? { width: height, height: width } : { width, height };
}

/** (spec) Largest size at which a previewed screen is shown, in CSS pixels. */
const PREVIEW_CAP: ScreenSize = { width: 800, height: 600 };

/** Returns the scale, at most 1, at which a screen fits the cap and `roomWidth` CSS pixels. */
export function previewScale({ width, height }: ScreenSize, roomWidth: number): number {
  return Math.min(1, PREVIEW_CAP.width / width, PREVIEW_CAP.height / height, roomWidth / width);
}
