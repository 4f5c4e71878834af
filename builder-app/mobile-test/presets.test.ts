import { describe, expect, it, test } from 'vitest';
import {
  DEVICE_IDS,
  DEVICE_PRESETS,
  type DeviceId,
  previewScale,
  resolveDeviceId,
  resolveOrientation,
  screenOf,
} from './presets.ts';

test('seven devices can be tried', () => {
  expect(DEVICE_IDS.map((id) => Object.values(DEVICE_PRESETS[id]))).toEqual([
    ['iPhone SE', 375, 667, 'mobile'],
    ['iPhone 12', 390, 844, 'mobile'],
    ['iPhone 12 Pro Max', 428, 926, 'mobile'],
    ['Samsung Galaxy S20', 360, 800, 'mobile'],
    ['iPad Mini', 768, 1024, 'tablet'],
    ['iPad Pro', 1024, 1366, 'tablet'],
    ['Desktop', 1920, 1080, 'desktop'],
  ]);
});

test.each(['', 'nokia', '__proto__', 'constructor'])('"%s" falls back', (unknown) => {
  expect(resolveDeviceId(unknown)).toBe('iphone-12');
  expect(resolveOrientation(unknown)).toBe('portrait');
});

describe('the orientation', () => {
  it.each([
    ['iphone-12', 'portrait', 390, 844],
    ['iphone-12', 'landscape', 844, 390],
    ['ipad-pro', 'landscape', 1366, 1024],
  ] as const)('of %s in %s gives %i × %i', (id, orientation, width, height) => {
    expect(screenOf(DEVICE_PRESETS[id], orientation)).toEqual({ width, height });
  });

  it('leaves a desktop screen as it stands', () => {
    const { desktop } = DEVICE_PRESETS;
    for (const orientation of ['portrait', 'landscape'] as const) {
      expect(screenOf(desktop, orientation)).toEqual({ width: 1920, height: 1080 });
    }
  });
});

describe('the scale of the preview', () => {
  const scaleOf = (id: DeviceId, room: number) => previewScale(DEVICE_PRESETS[id], room);

  it('keeps every device within 800 × 600', () => {
    for (const id of DEVICE_IDS) {
      const { width, height } = DEVICE_PRESETS[id];
      expect(width * scaleOf(id, 2_000)).toBeLessThanOrEqual(800);
      expect(height * scaleOf(id, 2_000)).toBeLessThanOrEqual(600);
    }
    expect(Math.round(100 * scaleOf('iphone-12', 2_000))).toBe(71);
    expect(Math.round(100 * scaleOf('desktop', 2_000))).toBe(42);
  });

  it('follows a narrower room', () => expect(scaleOf('desktop', 384)).toBe(0.2));

  it('never enlarges', () => expect(previewScale({ width: 300, height: 400 }, 2_000)).toBe(1));
});
