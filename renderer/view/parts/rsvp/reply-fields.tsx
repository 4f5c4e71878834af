import type { ReactNode } from 'react';
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
 * The controls, uncontrolled: what a guest typed before the script came, and what the browser
 * restored, stays where it is.
 */
export function ReplyFields({ id, texts, options, errors, sending }: ReplyFieldsProps): ReactNode {
  const { labels } = texts;
  const choice = (name: ReplyField) => ({
    id: `${id}${name}`,
    name,
    disabled: sending,
    ...describedBy(id, name, errors),
  });
  const field = (name: ReplyField) => ({
    ...choice(name),
    readOnly: sending,
    disabled: sending && texts.whileSending === 'disabled',
  });
  const optional = {
    guests: (
      <Field key="guests" id={id} name="guests" label={labels.guests} errors={errors}>
        <GuestsControl
          attributes={texts.guests.control === 'number' ? field('guests') : choice('guests')}
          guests={texts.guests}
        />
      </Field>
    ),
    dietary: (
      <Field key="dietary" id={id} name="dietary" label={labels.dietary} errors={errors}>
        <input
          {...field('dietary')}
          type="text"
          dir="auto"
          maxLength={RSVP_LIMITS.dietary}
          autoComplete="off"
        />
      </Field>
    ),
    message: (
      <Field key="message" id={id} name="message" label={labels.message} errors={errors}>
        <textarea {...field('message')} dir="auto" rows={4} maxLength={RSVP_LIMITS.message} />
      </Field>
    ),
  };
  return (
    <>
      <Field id={id} name="name" label={labels.name} errors={errors} required>
        <input
          {...field('name')}
          type="text"
          dir="auto"
          required
          maxLength={RSVP_LIMITS.name}
          autoComplete="name"
        />
      </Field>
      <Field id={id} name="email" label={labels.email} errors={errors} required>
        <input {...field('email')} type="email" required maxLength={254} autoComplete="email" />
      </Field>
      {texts.attendanceControl === 'radios' ? (
        <AttendanceRadios
          id={id}
          label={labels.attendance}
          options={options}
          errors={errors}
          sending={sending}
        />
      ) : (
        <Field id={id} name="attendance" label={labels.attendance} errors={errors} required>
          <select {...choice('attendance')} required defaultValue="">
            <option value="">Please select</option>
            {options.map(({ value, label }) => (
              <option key={label} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
      )}
      {texts.optionalFields.map((name) => optional[name])}
    </>
  );
}

interface FieldProps {
  readonly id: string;
  readonly name: ReplyField;
  readonly label: string;
  readonly errors: FieldErrors;
  readonly required?: boolean;
  readonly children: ReactNode;
}

function Field({ id, name, label, errors, required, children }: FieldProps): ReactNode {
  return (
    <div className={`field field-${name}`}>
      <label className="field-label" htmlFor={`${id}${name}`}>
        {label}
        {required ? null : <span className="field-optional"> (optional)</span>}
      </label>
      {children}
      <FieldError id={id} name={name} errors={errors} />
    </div>
  );
}

function FieldError({ id, name, errors }: Pick<FieldProps, 'id' | 'name' | 'errors'>): ReactNode {
  return errors[name] ? (
    <p className="field-error" id={`${id}${name}-error`}>
      {errors[name]}
    </p>
  ) : null;
}

function describedBy(id: string, name: ReplyField, errors: FieldErrors) {
  return errors[name]
    ? { 'aria-invalid': true as const, 'aria-describedby': `${id}${name}-error` }
    : {};
}

interface AttendanceRadiosProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly AttendanceOption[];
  readonly errors: FieldErrors;
  readonly sending: boolean;
}

function AttendanceRadios(props: AttendanceRadiosProps): ReactNode {
  const { id, label, options, errors, sending } = props;
  return (
    <fieldset
      className="field field-attendance"
      // `aria-invalid` is not for groups.
      aria-describedby={errors.attendance ? `${id}attendance-error` : undefined}
    >
      <legend className="field-label">{label}</legend>
      <div className="choices">
        {options.map(({ value, label: choice }) => (
          <label key={choice} className="choice">
            <input type="radio" name="attendance" value={value} required disabled={sending} />
            <span className="choice-label" dir="auto">
              {choice}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} name="attendance" errors={errors} />
    </fieldset>
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
