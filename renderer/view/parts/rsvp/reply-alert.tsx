import type { ReactNode } from 'react';
import type { ReplyState } from './reply-state.ts';

const REFUSED = ' was not accepted. We’ll put it back in the form after this one.';

interface ReplyAlertProps {
  readonly state: ReplyState;
  /** Label of the submit button. */
  readonly submit: string;
}

/**
 * Says why the reply was not sent, and what happens to it and to others waiting on this device. A
 * text that comes and goes is alone in its element: where a browser translates the page, React
 * finds its elements again, but not its texts.
 */
export function ReplyAlert({ state, submit }: ReplyAlertProps): ReactNode {
  const { alert, retrying, others, kept, isChanged } = state;
  const isWaiting =
    ` ${kept ? 'is kept on this device and ' : ''}will be sent automatically while this page is ` +
    `open${kept ? ', or when you open it again' : ''}.`;
  return (
    <>
      <p className="rsvp-alert" role="alert">
        {(alert ?? '') + (retrying ? ` Your answer${isWaiting} You can safely press again.` : '')}
      </p>
      {others.length > 0 || isChanged ? (
        <p className="rsvp-alert" role="status">
          {others.map(({ reply, key, isRefused }) => (
            <span key={key}>
              The answer of <bdi translate="no">{reply.name}</bdi>
              {isRefused ? REFUSED : isWaiting}{' '}
            </span>
          ))}
          {isChanged ? (
            <span>{`Your changes have not been sent yet. To send them, press “${submit}”.`}</span>
          ) : null}
        </p>
      ) : null}
    </>
  );
}
