import { Switch, type SwitchProps } from '@mantine/core';
import { Controller, type FieldPathByValue } from 'react-hook-form';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { useInvitationForm } from './field-context.ts';

export type SwitchPath = FieldPathByValue<WeddingData, boolean>;

interface SwitchFieldProps extends Omit<SwitchProps, 'name' | 'checked' | 'value'> {
  readonly name: SwitchPath;
  /** Called after the user has turned the switch on or off. */
  readonly onTurned?: (isOn: boolean) => void;
}

export function SwitchField({ name, onTurned, ...props }: SwitchFieldProps) {
  const { control } = useInvitationForm();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange, ...field } }) => (
        <Switch
          {...props}
          {...field}
          checked={value}
          onChange={(event) => {
            onChange(event.currentTarget.checked);
            onTurned?.(event.currentTarget.checked);
          }}
        />
      )}
    />
  );
}
