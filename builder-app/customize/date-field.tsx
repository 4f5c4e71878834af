import { TextInput } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import { type FocusEvent, useState } from 'react';
import { Controller, type ControllerRenderProps } from 'react-hook-form';
import { localToday } from '#domain/invitation/dates.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { IconCalendar, IconClock } from '../theme/icons.ts';
import classes from './date-field.module.css';
import { useComplaint, useInvitationForm } from './field-context.ts';
import { fieldMark } from './focus-field.ts';
import type { TextPath } from './text-field.tsx';
import { DAY_FORMAT, parseTyped, whyDayNotTaken, whyNotTaken } from './typed-date.ts';

interface DateFieldProps {
  readonly name: TextPath;
  readonly label: string;
  readonly description?: string;
  readonly withAsterisk?: boolean;
}

const CALENDAR_LABELS = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
};

/** A date local to the venue, today or later (spec). Touch devices use their own date picker. */
export function DateField({ name, label, description, withAsterisk = false }: DateFieldProps) {
  const { control } = useInvitationForm();
  const complaint = useComplaint(name);
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const Day = isTouch ? WheelDay : CalendarDay;
  return (
    <Controller
      name={name}
      control={control}
      render={({ field }) => (
        <Day
          {...field}
          label={label}
          description={description}
          withAsterisk={withAsterisk}
          aria-required={withAsterisk}
          error={complaint}
        />
      )}
    />
  );
}

interface DayProps
  extends Omit<ControllerRenderProps<WeddingData, TextPath>, 'value' | 'onChange'> {
  readonly label: string;
  readonly description: string | undefined;
  readonly withAsterisk: boolean;
  readonly 'aria-required': boolean;
  readonly error: string | undefined;
  /** YYYY-MM-DD or '' */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** The device's own date field. It accepts any day, so days that have passed are refused here. */
function WheelDay({ value, onChange, onBlur, error, ...input }: DayProps) {
  const today = localToday(new Date());
  // The raw input until blur: a year that is typed digit by digit starts as one long past.
  const [entered, setEntered] = useState<string | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  return (
    <TextInput
      {...input}
      type="date"
      min={today}
      value={entered ?? value}
      error={complaint ?? error}
      onChange={(event) => {
        const day = event.currentTarget.value;
        setEntered(day);
        setComplaint(null);
        if (whyDayNotTaken(day, value, today) === null) onChange(day);
      }}
      onBlur={() => {
        setComplaint(whyDayNotTaken(entered ?? value, value, today));
        setEntered(null);
        onBlur();
      }}
    />
  );
}

function CalendarDay({ value, onChange, onBlur, error, ...input }: DayProps) {
  const today = localToday(new Date());
  const [complaint, setComplaint] = useState<string | null>(null);
  return (
    <DateInput
      {...input}
      {...fieldMark(input.name)}
      error={complaint ?? error}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setComplaint(whyNotTaken(event.currentTarget.value, value, today));
        onBlur();
      }}
      clearable
      clearButtonProps={{ 'aria-label': 'Clear' }}
      minDate={today}
      valueFormat={DAY_FORMAT}
      dateParser={parseTyped}
      placeholder="June 19, 2027"
      highlightToday
      // No red weekends: red marks errors.
      weekendDays={[]}
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
}

/** A time of day local to the venue. */
export function TimeField({ name, label, withAsterisk = false, description }: DateFieldProps) {
  const { register } = useInvitationForm();
  return (
    <TextInput
      type="time"
      label={label}
      description={description}
      withAsterisk={withAsterisk}
      aria-required={withAsterisk}
      {...register(name)}
      error={useComplaint(name)}
      rightSection={<IconClock size={18} stroke={1.5} aria-hidden />}
      rightSectionPointerEvents="none"
      classNames={{ input: classes.time ?? '' }}
    />
  );
}
