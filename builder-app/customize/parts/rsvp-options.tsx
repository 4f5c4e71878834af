import { ActionIcon, Group, Input, TextInput } from '@mantine/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Controller, useWatch } from 'react-hook-form';
import { LIMITS } from '#domain/invitation/wedding-data.ts';
import {
  type Attendance,
  type AttendanceMapping,
  attendanceClass,
  attendanceValue,
} from '#domain/rsvp/attendance.ts';
import { type AttendanceOption, rsvpFormOf } from '#domain/rsvp/forms.ts';
import { focusBeside } from '../../lists/focus-beside.ts';
import { singlePress } from '../../lists/single-press.ts';
import { IconTrash } from '../../theme/icons.ts';
import { useInvitationForm } from '../field-context.ts';
import { createGaps } from '../gaps.ts';
import { FROM_ITS_SIDE } from '../text-field.tsx';
import { offerEntry } from '../use-removal.ts';
import { AddEntry } from './entry-card.tsx';
import classes from './rsvp-options.module.css';

const COUNTED: Record<Attendance, string> = {
  yes: 'Counts as attending',
  no: 'Counts as not attending',
  maybe: 'Counts as maybe',
};

/**
 * Returns how the dashboard counts an answer; undefined if blank. It looks for known words, and
 * nobody would guess that "Will be there" contains none of them.
 */
function countedAs(option: string, mapping: AttendanceMapping): string | undefined {
  if (option.trim() === '') return undefined;
  return COUNTED[attendanceClass(attendanceValue(option, mapping))];
}

/** The answers that guests choose from: the template's if it has its own, else the couple's. */
export function RsvpOptions() {
  const { control } = useInvitationForm();
  const template = useWatch({ control, name: 'customizations.selectedTemplate' });
  const { ownOptions, mapping } = rsvpFormOf(template);
  return (
    <fieldset className={classes.options}>
      <Input.Label component="legend" size="md" className={classes.legend}>
        Answers to choose from
      </Input.Label>
      {ownOptions ? (
        <TemplateOptions options={ownOptions} mapping={mapping} />
      ) : (
        <CoupleOptions mapping={mapping} />
      )}
    </fieldset>
  );
}

function TemplateOptions({
  options,
  mapping,
}: {
  readonly options: readonly AttendanceOption[];
  readonly mapping: AttendanceMapping;
}) {
  return (
    <>
      <Input.Description size="md">
        These belong to this template. Your own answers are kept for the other templates.
      </Input.Description>
      <ul className={classes.list}>
        {options.map(({ label }) => (
          <li key={label}>
            <span>{label} </span>
            <Input.Description component="span" size="md">
              {countedAs(label, mapping)}
            </Input.Description>
          </li>
        ))}
      </ul>
    </>
  );
}

const ANSWERS = {
  noun: 'Answer',
  limit: LIMITS.rsvpOptions,
  find: (index: number) =>
    document
      .querySelector(`input[aria-label="Answer ${index + 1}"]`)
      ?.closest<HTMLElement>('[tabindex]'),
};

function CoupleOptions({ mapping }: { readonly mapping: AttendanceMapping }) {
  const { control, getValues, setValue } = useInvitationForm();
  const [gaps] = useState(createGaps);
  const offerBack = (option: string, index: number) => {
    const options = () => getValues('rsvp.options');
    offerEntry(ANSWERS, gaps, index, {
      count: () => options().length,
      insert: (at) =>
        setValue('rsvp.options', [...options().slice(0, at), option, ...options().slice(at)]),
    });
  };
  return (
    <Controller
      name="rsvp.options"
      control={control}
      render={({ field: { value: options, onChange, onBlur }, formState: { errors } }) => (
        <>
          {options.map((option, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: plain text has no identity of its own
            <Group key={index} gap="xs" mb="xs" wrap="nowrap" align="start" tabIndex={-1}>
              <TextInput
                aria-label={`Answer ${index + 1}`}
                attributes={FROM_ITS_SIDE}
                description={countedAs(option, mapping)}
                value={option}
                error={errors.rsvp?.options?.[index]?.message}
                onBlur={onBlur}
                onChange={({ currentTarget: { value } }) =>
                  onChange(options.map((other, at) => (at === index ? value : other)))
                }
                flex={1}
              />
              {options.length > 1 && (
                <ActionIcon
                  size="input-md"
                  color="red"
                  aria-label={`Remove answer ${index + 1}`}
                  onClick={singlePress(({ currentTarget: { parentElement: row } }) => {
                    // The next answer moves into this row.
                    if (index < options.length - 1) row?.focus();
                    else focusBeside(row);
                    onChange(options.filter((_, at) => at !== index));
                    offerBack(option, index);
                  })}
                >
                  <IconTrash size={18} stroke={1.6} />
                </ActionIcon>
              )}
            </Group>
          ))}
          <AddEntry
            label="Add Answer"
            entries="answers"
            count={options.length}
            limit={LIMITS.rsvpOptions}
            onAdd={() => {
              flushSync(() => onChange([...options, '']));
              ANSWERS.find(options.length)?.querySelector('input')?.focus();
            }}
          />
        </>
      )}
    />
  );
}
