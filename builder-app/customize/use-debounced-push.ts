import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';

/** (spec) Milliseconds for which a form rests before it hands on what it holds. */
export const PUSH_DELAY_MS = 300;

/**
 * Hands on the form's content once it has rested, and at once when the form goes away; `flush` and
 * `cancel` of the answer do either before.
 */
export function useDebouncedPush(
  form: UseFormReturn<WeddingData>,
  onChange: (content: WeddingData) => void,
) {
  const push = useDebouncedCallback(
    // The form goes on writing into its own values.
    () => onChange(structuredClone(form.getValues())),
    { delay: PUSH_DELAY_MS, flushOnUnmount: true },
  );
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          // A reset names no field: it shows what is known already.
          if (name !== undefined || type !== undefined) push();
        },
      }),
    [form, push],
  );
  return push;
}
