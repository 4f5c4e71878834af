import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureText } from './failure-text.ts';
import { useShowSuccess } from './success.tsx';

interface ActionOptions<Input, Output> {
  readonly perform: (input: Input) => Promise<Output>;
  /** Text of the success banner. */
  readonly success: (output: Output, input: Input) => string;
  /** Text of the red banner if the server gives none. */
  readonly failed: string;
  /** Called after a success, before the banner is shown. */
  readonly onDone?: (output: Output, input: Input) => void;
}

export interface Action<Input> {
  readonly run: (input: Input) => void;
  readonly isBusy: boolean;
  /** Text for the red banner, until the next attempt. */
  readonly failure: string | null;
  /** Clears the failure; a call under way continues. */
  readonly clearFailure: () => void;
}

/**
 * Returns an operator's action. It reports success in the banner, and reloads every list when done.
 */
export function useAction<Input, Output>(options: ActionOptions<Input, Output>): Action<Input> {
  const queries = useQueryClient();
  const showSuccess = useShowSuccess();
  // `isPending` comes only with the next render: a second submission would find the first unnoticed.
  const isRunning = useRef(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: options.perform,
    // Should this one fail, the last one's success does not stand beside it.
    onMutate: () => showSuccess(null),
    onSuccess: (output: Output, input: Input) => {
      options.onDone?.(output, input);
      showSuccess(options.success(output, input));
    },
    // After a failure too: an outdated list may have caused it.
    onSettled: () => {
      isRunning.current = false;
      void queries.invalidateQueries();
    },
  });
  return {
    run: (input) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutate(input);
    },
    isBusy: isPending,
    failure: error ? failureText(error, options.failed) : null,
    clearFailure: () => {
      if (!isRunning.current) reset();
    },
  };
}
