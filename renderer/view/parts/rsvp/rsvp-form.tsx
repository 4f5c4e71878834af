import { type ReactNode, useId, useRef } from 'react';
import { replyIssues } from '#domain/rsvp/check-reply.ts';
import { RSVP_LIMITS } from '#domain/rsvp/limits.ts';
import { Prepared } from '../prepared/prepared.tsx';
import type { ReplyOption } from './attendance-options.ts';
import type { RsvpFormTexts } from './form-texts.ts';
import { ReplyAlert } from './reply-alert.tsx';
import { ReplyFields } from './reply-fields.tsx';
import { ReplyNotice } from './reply-notice.tsx';
import { Thanks } from './thanks.tsx';
import { useReply } from './use-reply.ts';

/** Serializable as JSON: an island gets nothing from the tree around it. */
export interface RsvpFormProps {
  readonly slug: string;
  /** The note shown instead of sending; false to send. */
  readonly preview: string | false;
  readonly texts: RsvpFormTexts;
  readonly options: readonly ReplyOption[];
  /** The reply-by date, YYYY-MM-DD or ''; `deadlineLabel` is what guests read. */
  readonly deadline: string;
  readonly deadlineLabel: string;
  /** Fingerprint of all times and places, to tell guests who replied that they have changed. */
  readonly whenAndWhere: string;
}

/**
 * The reply form: a plain form that works without scripts (the server redirects to `#rsvp-thanks`);
 * with scripts it stores, validates, sends and remembers the reply.
 */
export function RsvpForm(props: RsvpFormProps): ReactNode {
  const { slug, preview, texts, options, deadline } = props;
  const form = useRef<HTMLFormElement>(null);
  const { fallback } = RSVP_LIMITS.guests;
  // Starts with a letter, as HTML ids should.
  const id = `rsvp${useId()}`;
  const { state, onSubmit, onInput, showForm } = useReply(
    form,
    {
      slug,
      isPreview: preview !== false,
      asRead: ({ attendance }) => {
        const option = options.find(({ value }) => value === attendance);
        const answer = option?.label ?? attendance;
        return { answer, declined: option?.declines, whenAndWhere: props.whenAndWhere };
      },
      guestsSentAs: texts.guests.sentAs,
      requiredByBrowser: texts.requiredBy === 'browser',
      validate: (reply) =>
        replyIssues(reply, { messages: texts.messages, guests: { ...texts.guests, fallback } }),
    },
    texts.thanks.ms,
  );
  const thanked = state.phase === 'thanks';
  return (
    <div className="rsvp">
      <Thanks texts={texts} receipt={state.thanked} shown={thanked} onBack={showForm} />
      <Prepared
        as="form"
        ref={form}
        className="rsvp-form"
        action={`/api/public/rsvp/${encodeURIComponent(slug)}`}
        method="post"
        hidden={thanked}
        tabIndex={-1}
        onSubmit={onSubmit}
        onInput={onInput}
        kind={texts}
        variant={id + deadline + JSON.stringify(options)}
      >
        <ReplyNotice {...props} receipt={state.receipt} />
        <div className="rsvp-fields">
          <ReplyFields
            id={id}
            texts={texts}
            options={options}
            errors={state.errors}
            sending={state.phase === 'sending'}
          />
        </div>
        <ReplyAlert state={state} submit={texts.submit} />
        {preview && state.phase === 'preview' ? (
          <p className="rsvp-preview" role="status">
            {preview}
          </p>
        ) : null}
        <p className="rsvp-action">
          <button className="button rsvp-submit" type="submit" disabled={state.phase === 'sending'}>
            {state.phase === 'sending' ? texts.sending : texts.submit}
          </button>
        </p>
      </Prepared>
    </div>
  );
}
