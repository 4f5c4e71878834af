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
export function ReplyFields(form: ReplyFieldsProps): ReactNode {
  const { texts } = form;
  const optional = {
    guests: (
      <Field key="guests" form={form} name="guests" isOptional>
        <GuestsControl form={form} />
      </Field>
    ),
    dietary: (
      <Field key="dietary" form={form} name="dietary" isOptional>
        <input
          {...textAttributes(form, 'dietary')}
          type="text"
          dir="auto"
          maxLength={RSVP_LIMITS.dietary}
          autoComplete="off"
        />
      </Field>
    ),
    message: (
      <Field key="message" form={form} name="message" isOptional>
        <textarea
          {...textAttributes(form, 'message')}
          dir="auto"
          rows={4}
          maxLength={RSVP_LIMITS.message}
        />
      </Field>
    ),
  };
  return (
    <>
      <Field form={form} name="name">
        <input
          {...textAttributes(form, 'name')}
          type="text"
          dir="auto"
          required
          maxLength={RSVP_LIMITS.name}
          autoComplete="name"
        />
      </Field>
      <Field form={form} name="email">
        {/* Not of type email: browsers refuse names beyond ASCII in it, and rewrite such domains. */}
        <input
          {...textAttributes(form, 'email')}
          type="text"
          inputMode="email"
          required
          maxLength={MAX_EMAIL_LENGTH}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      {texts.attendanceControl === 'radios' ? (
        <AttendanceRadios form={form} />
      ) : (
        <AttendanceList form={form} />
      )}
      {texts.optionalFields.map((name) => optional[name])}
    </>
  );
}

interface FieldProps {
  readonly form: ReplyFieldsProps;
  readonly name: ReplyField;
  readonly isOptional?: boolean;
  readonly children: ReactNode;
}

/** A control with its label, and its error if there is one. */
function Field({ form, name, isOptional, children }: FieldProps): ReactNode {
  return (
    <div className={`field field-${name}`}>
      <label className="field-label" htmlFor={form.id + name}>
        {form.texts.labels[name]}
        {isOptional ? <span className="field-optional"> (optional)</span> : null}
      </label>
      {children}
      <FieldError form={form} name={name} />
    </div>
  );
}

interface FieldErrorProps {
  readonly form: ReplyFieldsProps;
  readonly name: ReplyField;
}

function FieldError({ form, name }: FieldErrorProps): ReactNode {
  const message = form.errors[name];
  return message ? (
    <p className="field-error" id={errorId(form, name)}>
      {message}
    </p>
  ) : null;
}

const errorId = ({ id, errors }: ReplyFieldsProps, name: ReplyField) =>
  errors[name] ? `${id}${name}-error` : undefined;

function choiceAttributes(form: ReplyFieldsProps, name: ReplyField) {
  return {
    id: form.id + name,
    name,
    disabled: form.sending,
    'aria-invalid': form.errors[name] ? (true as const) : undefined,
    'aria-describedby': errorId(form, name),
  };
}

function textAttributes(form: ReplyFieldsProps, name: ReplyField) {
  const { sending, texts } = form;
  return {
    ...choiceAttributes(form, name),
    readOnly: sending,
    disabled: sending && texts.whileSending === 'disabled',
  };
}

// Untouched, browsers call a choice invalid that is required and not made, unless the page says.
const isAttendanceWrong = ({ errors }: ReplyFieldsProps) => errors.attendance !== undefined;

function AttendanceRadios({ form }: { readonly form: ReplyFieldsProps }): ReactNode {
  return (
    // `aria-invalid` is not allowed on groups.
    <fieldset className="field field-attendance" aria-describedby={errorId(form, 'attendance')}>
      <legend className="field-label">{form.texts.labels.attendance}</legend>
      <div className="choices">
        {form.options.map(({ value, label }) => (
          <label key={label} className="choice">
            <input
              type="radio"
              name="attendance"
              value={value}
              required
              disabled={form.sending}
              aria-invalid={isAttendanceWrong(form)}
            />
            <span className="choice-label" dir="auto">
              {label}
            </span>
          </label>
        ))}
      </div>
      <FieldError form={form} name="attendance" />
    </fieldset>
  );
}

function AttendanceList({ form }: { readonly form: ReplyFieldsProps }): ReactNode {
  return (
    <Field form={form} name="attendance">
      <select
        {...choiceAttributes(form, 'attendance')}
        required
        defaultValue=""
        aria-invalid={isAttendanceWrong(form)}
      >
        <option value="">Please select</option>
        {form.options.map(({ value, label }) => (
          <option key={label} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}

function GuestsControl({ form }: { readonly form: ReplyFieldsProps }): ReactNode {
  const { min, max, control } = form.texts.guests;
  if (control === 'number') {
    return (
      <input
        {...textAttributes(form, 'guests')}
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
    <select {...choiceAttributes(form, 'guests')} defaultValue="1">
      {Array.from({ length: max - min + 1 }, (_, index) => min + index).map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </select>
  );
}
