import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { useLatest } from '../use-latest.ts';

/** (spec) */
export const PUSH_DELAY_MS = 300;

/** Hands on the form's content once it has rested, and at once when the form goes away. */
export function useDebouncedPush(
  form: UseFormReturn<WeddingData>,
  onChange: (content: WeddingData) => void,
): { readonly now: () => void; readonly cancel: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const report = useLatest(onChange);
  const cancel = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const send = () => {
    cancel();
    // The form goes on writing into its own values.
    report(structuredClone(form.getValues()));
  };
  const now = () => {
    if (timer.current !== undefined) send();
  };
  const plan = useLatest(() => {
    cancel();
    timer.current = setTimeout(send, PUSH_DELAY_MS);
  });
  const end = useLatest(now);
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name, type }) => {
        // A reset names no field: it shows what is known already.
        if (name !== undefined || type !== undefined) plan();
      },
    });
    return () => {
      stop();
      end();
    };
  }, [form, plan, end]);
  return { now, cancel };
}
