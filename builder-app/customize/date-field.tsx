import { TextInput } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import { type FocusEvent, useState } from 'react';
import { Controller } from 'react-hook-form';
import { localToday } from '#domain/invitation/dates.ts';
import { IconCalendar } from '../theme/icons.ts';
import { useInvitationForm } from './field-context.ts';
import type { TextPath } from './text-field.tsx';
import { parseTyped, whyNotTaken } from './typed-date.ts';

interface DateFieldProps {
  readonly name: TextPath;
  readonly label: string;
  readonly description?: string;
  readonly withAsterisk?: boolean;
}

const FORMAT = 'MMMM D, YYYY';

const CALENDAR_LABELS = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
};

/** A date local to the venue, from today on (spec). Phones get their own wheel, mice a calendar. */
export function DateField({ name, label, description, withAsterisk = false }: DateFieldProps) {
  const { control } = useInvitationForm();
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const today = localToday(new Date());
  const [complaint, setComplaint] = useState<string | null>(null);
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange, ...field }, fieldState: { error } }) => {
        const common = { ...field, label, description, withAsterisk, error: error?.message };
        return isTouch ? (
          <TextInput
            {...common}
            type="date"
            min={today}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        ) : (
          <DateInput
            {...common}
            error={complaint ?? error?.message}
            onBlur={(event: FocusEvent<HTMLInputElement>) => {
              setComplaint(whyNotTaken(event.currentTarget.value, value, today));
              field.onBlur();
            }}
            clearable
            clearButtonProps={{ 'aria-label': 'Clear' }}
            minDate={today}
            valueFormat={FORMAT}
            dateParser={parseTyped}
            placeholder="June 19, 2027"
            highlightToday
            ariaLabels={CALENDAR_LABELS}
            popoverProps={{ withinPortal: false }}
            rightSection={value ? undefined : <IconCalendar size={18} stroke={1.5} aria-hidden />}
            value={value || null}
            onChange={(next) => {
              setComplaint(null);
              onChange(next ?? '');
            }}
          />
        );
      }}
    />
  );
}

/** A time of day local to the venue. */
export function TimeField({ name, label, withAsterisk = false, description }: DateFieldProps) {
  const { register, getFieldState, formState } = useInvitationForm();
  const { error } = getFieldState(name, formState);
  return (
    <TextInput
      type="time"
      label={label}
      description={description}
      withAsterisk={withAsterisk}
      {...register(name)}
      error={error?.message}
    />
  );
}
