import { Textarea, type TextareaProps, TextInput, type TextInputProps } from '@mantine/core';
import type { FieldPathByValue } from 'react-hook-form';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { cleanLine, cleanLink, cleanText } from '#domain/text.ts';
import { useComplaint, useInvitationForm } from './field-context.ts';

/** Writing begins on the side of its script. Mantine gives `dir` to the box around the input. */
export const FROM_ITS_SIDE = { input: { dir: 'auto' } };

/** Types of the fields for links and e-mail addresses. */
const LINK_TYPES: ReadonlySet<string | undefined> = new Set(['url', 'email']);

export type TextPath = FieldPathByValue<WeddingData, string>;

interface TextFieldProps extends TextInputProps {
  readonly name: TextPath;
  /** Called with every change that the user makes. */
  readonly onTyped?: () => void;
}

/**
 * A single-line text field of the form. One with an asterisk is not `required`: screen readers would
 * call it invalid while it is still empty.
 */
export function TextField({ name, onTyped, ...input }: TextFieldProps) {
  const { register } = useInvitationForm();
  const setValueAs = LINK_TYPES.has(input.type) ? cleanLink : cleanLine;
  return (
    <TextInput
      attributes={FROM_ITS_SIDE}
      {...input}
      aria-required={input.withAsterisk}
      {...register(name, { setValueAs, ...(onTyped && { onChange: onTyped }) })}
      error={useComplaint(name)}
    />
  );
}

/** A multi-line text field of the form; grows with its text. */
export function ParagraphField({ name, ...input }: TextareaProps & { readonly name: TextPath }) {
  const { register } = useInvitationForm();
  return (
    <Textarea
      attributes={FROM_ITS_SIDE}
      {...input}
      {...register(name, { setValueAs: cleanText })}
      error={useComplaint(name)}
    />
  );
}
