import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { focusedBeside } from './form-focus.ts';
import type { ReplyOptions } from './reply-options.ts';
import { createReplySender, type ReplySender } from './reply-sender.ts';
import type { ReplyState } from './reply-state.ts';

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

/** True when the server redirected a guest whose form was posted before this script loaded. */
const isThankedByAddress = () => location.hash === '#rsvp-thanks';

function forgetAddress(): void {
  // To no element: nothing scrolls, but nothing is `:target` any more, as it still would be if only
  // `replaceState` changed the URL.
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
 * Binds a form to its reply sender. The server and the first client render show the same untouched
 * form; what this browser remembers is added in an effect.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a preview changes them, and it sends nothing
  useEffect(() => {
    if (!form.current) return;
    sender.current = createReplySender(form.current, options, change);
    return sender.current.start();
  }, []);

  useEffect(() => {
    // The form comes back where the thanks were, so there is nothing to scroll to.
    state.focus?.focus({ preventScroll: state.focus === form.current });
  }, [state.focus, form]);

  useEffect(() => {
    if (thanksMs === null || (state.phase !== 'thanks' && !isThankedByAddress())) return;
    const timer = setTimeout(() => {
      // Only a focus that would disappear with the thanks moves to the form.
      change({ phase: 'idle', focus: form.current && focusedBeside(form.current) });
      if (isThankedByAddress()) forgetAddress();
    }, thanksMs);
    return () => clearTimeout(timer);
  }, [state.phase, thanksMs, form]);

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
