import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  createReplySender,
  type ReplyOptions,
  type ReplySender,
  type ReplyState,
} from './reply-sender.ts';

const START: ReplyState = {
  phase: 'idle',
  errors: {},
  alert: null,
  retrying: false,
  kept: false,
  receipt: null,
  isSeen: false,
};

/** Where the server leads a guest whose form went out before this script came. */
const isThankedByAddress = () => location.hash === '#rsvp-thanks';

function forgetAddress(): void {
  // To no place: nothing scrolls, and nothing is `:target` any more, as if only the address changed.
  location.replace('#-');
  history.replaceState(null, '', location.pathname + location.search);
}

export interface ReplyControls {
  readonly state: ReplyState;
  onSubmit(event: { preventDefault(): void }): void;
  onInput(): void;
  showForm(): void;
}

/**
 * Binds a form to its reply's sender. The server and the first client pass show the same untouched
 * form; what this browser remembers comes in an effect.
 *
 * @param thanksMs how long the thank-you stays before the form comes back; null: it stays
 */
export function useReply(
  form: RefObject<HTMLFormElement | null>,
  options: ReplyOptions,
  thanksMs: number | null,
): ReplyControls {
  const [state, setState] = useState<ReplyState>(START);
  const sender = useRef<ReplySender | null>(null);
  const change = useCallback(
    (part: Partial<ReplyState>) => setState((before) => ({ ...before, ...part })),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: an island's props never change
  useEffect(() => {
    if (!form.current) return;
    sender.current = createReplySender(form.current, options, change);
    return sender.current.start();
  }, []);

  useEffect(() => {
    if (thanksMs === null || (state.phase !== 'thanks' && !isThankedByAddress())) return;
    const timer = setTimeout(() => {
      change({ phase: 'idle' });
      if (isThankedByAddress()) forgetAddress();
    }, thanksMs);
    return () => clearTimeout(timer);
  }, [state.phase, thanksMs, change]);

  return {
    state,
    onSubmit: (event) => {
      event.preventDefault();
      void sender.current?.submit();
    },
    onInput: () => sender.current?.keep(),
    showForm: () => change({ phase: 'idle' }),
  };
}
