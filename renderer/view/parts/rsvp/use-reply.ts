import { type RefObject, useEffect, useReducer, useRef } from 'react';
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
  others: [],
  kept: false,
  isChanged: false,
  receipt: null,
  thanked: null,
  focus: null,
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
  const [state, change] = useReducer(
    (before: ReplyState, part: Partial<ReplyState>) => ({ ...before, ...part }),
    START,
  );
  const sender = useRef<ReplySender | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an island's props never change
  useEffect(() => {
    if (!form.current) return;
    sender.current = createReplySender(form.current, options, change);
    return sender.current.start();
  }, []);

  useEffect(() => state.focus?.focus(), [state.focus]);

  useEffect(() => {
    if (thanksMs === null || (state.phase !== 'thanks' && !isThankedByAddress())) return;
    const timer = setTimeout(() => {
      change({ phase: 'idle' });
      if (isThankedByAddress()) forgetAddress();
    }, thanksMs);
    return () => clearTimeout(timer);
  }, [state.phase, thanksMs]);

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
