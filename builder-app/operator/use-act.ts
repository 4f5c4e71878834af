import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from './failure-text.ts';
import { useTell } from './success.tsx';

interface ActOptions<Input, Output> {
  readonly perform: (input: Input) => Promise<Output>;
  /** What the success banner says. */
  readonly success: (output: Output, input: Input) => string;
  /** What the red banner says when the server gives no words. */
  readonly failed: string;
  /** Called after a success, before it is told. */
  readonly onDone?: (output: Output, input: Input) => void;
}

export interface Act<Input> {
  readonly run: (input: Input) => void;
  readonly isBusy: boolean;
  /** For the red banner, until the next try. */
  readonly failure: string | null;
  readonly forget: () => void;
}

/** Something that the operator does: told when done, and every list is then loaded anew. */
export function useAct<Input, Output>(options: ActOptions<Input, Output>): Act<Input> {
  const queries = useQueryClient();
  const tell = useTell();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: options.perform,
    onSuccess: (output: Output, input: Input) => {
      options.onDone?.(output, input);
      tell(options.success(output, input));
    },
    // After a failure as well: it may be one because the list is out of date.
    onSettled: () => void queries.invalidateQueries(),
  });
  return {
    run: (input) => {
      if (!isPending) mutate(input);
    },
    isBusy: isPending,
    failure: error ? failureText(error, options.failed) : null,
    forget: reset,
  };
}
