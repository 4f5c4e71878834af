import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { TEMPLATES } from '#domain/templates/catalogue.ts';
import { resolveTemplateId, TEMPLATE_IDS } from '#domain/templates/template.ts';
import { IconDeviceMobile, IconDeviceMobileRotated } from '../theme/icons.ts';
import type { Choice } from './choice.ts';
import classes from './choice-form.module.css';
import {
  canTurn,
  DEVICE_IDS,
  DEVICE_PRESETS,
  type DeviceCategory,
  ORIENTATIONS,
  type Orientation,
  orientationOf,
  resolveDeviceId,
  screenOf,
} from './presets.ts';

const TEMPLATE_OPTIONS = TEMPLATE_IDS.map((id) => ({
  value: id,
  label: TEMPLATES[id].metadata.name,
}));

const CATEGORIES = { mobile: 'Phones', tablet: 'Tablets', desktop: 'Computers' } as const;

const DEVICE_OPTIONS = (Object.keys(CATEGORIES) as DeviceCategory[]).map((category) => ({
  group: CATEGORIES[category],
  items: DEVICE_IDS.filter((id) => DEVICE_PRESETS[id].category === category).map((id) => {
    const { name, width, height } = DEVICE_PRESETS[id];
    return { value: id, label: `${name} (${width} × ${height})` };
  }),
}));

const ORIENTATION_LABELS = {
  portrait: { icon: IconDeviceMobile, text: 'Portrait' },
  landscape: { icon: IconDeviceMobileRotated, text: 'Landscape' },
} as const satisfies Record<Orientation, unknown>;

interface ChoiceFormProps {
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** (spec) Chooses one of six templates, a device, and portrait or landscape. */
export function ChoiceForm({ choice, onChoose }: ChoiceFormProps) {
  const orientationLabel = useId();
  const device = DEVICE_PRESETS[choice.deviceId];
  const isTurnable = canTurn(device);
  return (
    <section className={classes.form} aria-label="What to test">
      <NativeSelect
        label="Template"
        size="md"
        classNames={{ label: classes.label ?? '', input: classes.select ?? '' }}
        data={TEMPLATE_OPTIONS}
        value={choice.templateId}
        onChange={({ currentTarget: { value } }) =>
          onChoose({ ...choice, templateId: resolveTemplateId(value) })
        }
      />
      <NativeSelect
        label="Device"
        size="md"
        classNames={{ label: classes.label ?? '', input: classes.select ?? '' }}
        data={DEVICE_OPTIONS}
        value={choice.deviceId}
        onChange={({ currentTarget: { value } }) =>
          onChoose({ ...choice, deviceId: resolveDeviceId(value) })
        }
      />
      <div className={classes.turn}>
        <span id={orientationLabel} className={classes.label}>
          Orientation
          {!isTurnable && <span className={classes.aside}> (fixed on a desktop)</span>}
        </span>
        <SegmentedControl
          aria-labelledby={orientationLabel}
          fullWidth
          radius="xl"
          classNames={{ label: classes.orientation ?? '' }}
          disabled={!isTurnable}
          value={orientationOf(screenOf(device, choice.orientation))}
          onChange={(orientation) => onChoose({ ...choice, orientation })}
          data={ORIENTATIONS.map((value) => ({
            value,
            label: <OrientationLabel value={value} />,
          }))}
        />
      </div>
    </section>
  );
}

function OrientationLabel({ value }: { readonly value: Orientation }) {
  const { icon: Icon, text } = ORIENTATION_LABELS[value];
  return (
    <span className={classes.orientationText}>
      <Icon size={18} stroke={1.6} aria-hidden />
      {text}
    </span>
  );
}
