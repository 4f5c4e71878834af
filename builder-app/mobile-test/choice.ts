import { resolveTemplateId, type TemplateId } from '#domain/templates/template.ts';
import {
  canTurn,
  DEVICE_PRESETS,
  type DeviceId,
  type Orientation,
  resolveDeviceId,
  resolveOrientation,
} from './presets.ts';

/** The template to test, and the device and orientation to test it on. */
export interface Choice {
  readonly templateId: TemplateId;
  readonly deviceId: DeviceId;
  readonly orientation: Orientation;
}

/** Reads a query string; unknown or missing values get their default. */
export function readChoice(query: string): Choice {
  const parameters = new URLSearchParams(query);
  const word = (name: string) => parameters.get(name) ?? '';
  return {
    templateId: resolveTemplateId(word('template')),
    deviceId: resolveDeviceId(word('device')),
    orientation: resolveOrientation(word('orientation')),
  };
}

/** Returns the query string for a choice; no orientation if the device cannot be turned. */
export function choiceQuery({ templateId, deviceId, orientation }: Choice): string {
  const parameters = new URLSearchParams({ template: templateId, device: deviceId });
  if (canTurn(DEVICE_PRESETS[deviceId])) parameters.set('orientation', orientation);
  return `?${parameters}`;
}
