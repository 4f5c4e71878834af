import {
  canTurn,
  DEVICE_PRESETS,
  type DeviceId,
  type Orientation,
  resolveDeviceId,
  resolveOrientation,
} from '#domain/device/presets.ts';
import { resolveTemplateId, type TemplateId } from '#domain/templates/template.ts';

/** What is tried, and on what. */
export interface Choice {
  readonly templateId: TemplateId;
  readonly deviceId: DeviceId;
  readonly orientation: Orientation;
}

/** Reads a query string; what is unknown or missing falls back. */
export function readChoice(query: string): Choice {
  const parameters = new URLSearchParams(query);
  const word = (name: string) => parameters.get(name) ?? '';
  return {
    templateId: resolveTemplateId(word('template')),
    deviceId: resolveDeviceId(word('device')),
    orientation: resolveOrientation(word('orientation')),
  };
}

/** The query string that leads to this choice; silent about a turn that the device cannot make. */
export function choiceQuery({ templateId, deviceId, orientation }: Choice): string {
  const parameters = new URLSearchParams({ template: templateId, device: deviceId });
  if (canTurn(DEVICE_PRESETS[deviceId])) parameters.set('orientation', orientation);
  return `?${parameters}`;
}
