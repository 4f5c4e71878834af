import { TextInput } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { Controller } from 'react-hook-form';
import { localToday } from '#domain/invitation/dates.ts';
import { useInvitationForm } from './field-context.ts';
import type { TextPath } from './text-field.tsx';

dayjs.extend(customParseFormat);

interface DateFieldProps {
  readonly name: TextPath;
  readonly label: string;
  readonly description?: string;
  readonly withAsterisk?: boolean;
}

const FORMAT = 'MMMM D, YYYY';
/** What a person may type instead; capitals, commas and "19th" are seen to. */
const TYPED = [
  'MMMM D YYYY',
  'MMM D YYYY',
  'D MMMM YYYY',
  'D MMM YYYY',
  'YYYY-MM-DD',
  'M/D/YYYY',
  // Where there is no such month.
  'D/M/YYYY',
  'D.M.YYYY',
];

const CALENDAR_LABELS = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
};

/** YYYY-MM-DD of a typed date such as "19th june 2030", or null. */
export function parseTyped(text: string): string | null {
  const words = text
    .toLowerCase()
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const day = dayjs(words.join(' '), TYPED, true);
  return day.isValid() ? day.format('YYYY-MM-DD') : null;
}

/** A date local to the venue, from today on (spec). Phones get their own wheel, mice a calendar. */
export function DateField({ name, label, description, withAsterisk = false }: DateFieldProps) {
  const { control } = useInvitationForm();
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const today = localToday(new Date());
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
            onChange={(next) => onChange(next ?? '')}
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
