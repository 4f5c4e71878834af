import type { ReactNode } from 'react';
import { MAX_EMAIL_LENGTH } from '#domain/email-address.ts';
import type { AttendanceOption } from '#domain/rsvp/forms.ts';
import { RSVP_LIMITS } from '#domain/rsvp/limits.ts';
import type { RsvpFormTexts } from './form-texts.ts';
import type { ReplyField } from './reply.ts';
import type { FieldErrors } from './send-reply.ts';

interface ReplyFieldsProps {
  readonly id: string;
  readonly texts: RsvpFormTexts;
  readonly options: readonly AttendanceOption[];
  readonly errors: FieldErrors;
  readonly sending: boolean;
}

/**
 * The form's fields, uncontrolled: what a guest typed before the script loaded, and what the
 * browser restored, stays where it is.
 */
export function ReplyFields({ id, texts, options, errors, sending }: ReplyFieldsProps): ReactNode {
  const { labels, guests } = texts;
  const describedBy = (name: ReplyField) => (errors[name] ? `${id}${name}-error` : undefined);
  const choice = (name: ReplyField) => ({
    id: `${id}${name}`,
    name,
    disabled: sending,
    'aria-invalid': errors[name] ? (true as const) : undefined,
    'aria-describedby': describedBy(name),
  });
  // Untouched, browsers call a choice invalid that is required and not made, unless the page says.
  const isAttendanceWrong = errors.attendance !== undefined;
  const text = (name: ReplyField) => ({
    ...choice(name),
    readOnly: sending,
    disabled: sending && texts.whileSending === 'disabled',
  });
  const error = (name: ReplyField) =>
    errors[name] ? (
      <p className="field-error" id={describedBy(name)}>
        {errors[name]}
      </p>
    ) : null;
  const field = (name: ReplyField, control: ReactNode, optional?: ReactNode) => (
    <div key={name} className={`field field-${name}`}>
      <label className="field-label" htmlFor={`${id}${name}`}>
        {labels[name]}
        {optional}
      </label>
      {control}
      {error(name)}
    </div>
  );
  const controls = {
    guests: (
      <GuestsControl
        attributes={guests.control === 'number' ? text('guests') : choice('guests')}
        guests={guests}
      />
    ),
    dietary: (
      <input
        {...text('dietary')}
        type="text"
        dir="auto"
        maxLength={RSVP_LIMITS.dietary}
        autoComplete="off"
      />
    ),
    message: <textarea {...text('message')} dir="auto" rows={4} maxLength={RSVP_LIMITS.message} />,
  };
  return (
    <>
      {field(
        'name',
        <input
          {...text('name')}
          type="text"
          dir="auto"
          required
          maxLength={RSVP_LIMITS.name}
          autoComplete="name"
        />,
      )}
      {field(
        'email',
        // Not of type email: browsers refuse names beyond ASCII in it, and rewrite such domains.
        <input
          {...text('email')}
          type="text"
          inputMode="email"
          required
          maxLength={MAX_EMAIL_LENGTH}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />,
      )}
      {texts.attendanceControl === 'radios' ? (
        // `aria-invalid` is not allowed on groups.
        <fieldset className="field field-attendance" aria-describedby={describedBy('attendance')}>
          <legend className="field-label">{labels.attendance}</legend>
          <div className="choices">
            {options.map(({ value, label }) => (
              <label key={label} className="choice">
                <input
                  type="radio"
                  name="attendance"
                  value={value}
                  required
                  disabled={sending}
                  aria-invalid={isAttendanceWrong}
                />
                <span className="choice-label" dir="auto">
                  {label}
                </span>
              </label>
            ))}
          </div>
          {error('attendance')}
        </fieldset>
      ) : (
        field(
          'attendance',
          <select
            {...choice('attendance')}
            required
            defaultValue=""
            aria-invalid={isAttendanceWrong}
          >
            <option value="">Please select</option>
            {options.map(({ value, label }) => (
              <option key={label} value={value}>
                {label}
              </option>
            ))}
          </select>,
        )
      )}
      {texts.optionalFields.map((name) =>
        field(name, controls[name], <span className="field-optional"> (optional)</span>),
      )}
    </>
  );
}

interface GuestsControlProps {
  readonly attributes: { readonly id: string; readonly name: string; readonly disabled: boolean };
  readonly guests: RsvpFormTexts['guests'];
}

function GuestsControl({ attributes, guests }: GuestsControlProps): ReactNode {
  const { min, max, control } = guests;
  if (control === 'number') {
    return (
      <input
        {...attributes}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        defaultValue="1"
      />
    );
  }
  return (
    <select {...attributes} defaultValue="1">
      {Array.from({ length: max - min + 1 }, (_, index) => min + index).map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </select>
  );
}
