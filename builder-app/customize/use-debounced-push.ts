import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';

/** (spec) Milliseconds without a change before a form passes on its content. */
export const PUSH_DELAY_MS = 300;

/**
 * Passes on the form's content `PUSH_DELAY_MS` after the last change, or at once on unmount. The
 * returned function's `flush` passes on pending content early, its `cancel` drops it.
 */
export function useDebouncedPush(
  form: UseFormReturn<WeddingData>,
  onChange: (content: WeddingData) => void,
) {
  const push = useDebouncedCallback(
    // A copy: the form continues to change its own values.
    () => onChange(structuredClone(form.getValues())),
    { delay: PUSH_DELAY_MS, flushOnUnmount: true },
  );
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          // A reset has neither: its content is already known.
          if (name !== undefined || type !== undefined) push();
        },
      }),
    [form, push],
  );
  return push;
}
