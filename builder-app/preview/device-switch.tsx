import { SegmentedControl } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '../theme/icons.ts';
import classes from './device-switch.module.css';
import type { PreviewDevice } from './preview-stage.tsx';

interface DeviceSwitchProps {
  readonly device: PreviewDevice;
  readonly onChange: (device: PreviewDevice) => void;
}

const LABELS = {
  phone: { icon: IconDeviceMobile, text: 'Phone' },
  desktop: { icon: IconDeviceDesktop, text: 'Desktop' },
} as const;

export function DeviceSwitch({ device, onChange }: DeviceSwitchProps) {
  return (
    <SegmentedControl
      aria-label="Preview width"
      value={device}
      onChange={onChange}
      radius="xl"
      data={(['phone', 'desktop'] as const).map((value) => {
        const { icon: Icon, text } = LABELS[value];
        return {
          value,
          label: (
            <span className={classes.label}>
              <Icon size={17} stroke={1.6} aria-hidden />
              {text}
            </span>
          ),
        };
      })}
    />
  );
}
