import type { ReactNode } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { SectionType } from '#domain/templates/section-types.ts';
import type { DrawnSection } from './template-view.ts';

interface ReplyLinkProps {
  readonly content: Pick<WeddingData, 'rsvp'>;
  readonly className?: string | undefined;
  readonly text?: string;
}

/** A link to the reply form, or nothing while replies are disabled. */
export function ReplyLink({ content, className = 'button', text = 'RSVP' }: ReplyLinkProps) {
  if (!content.rsvp.enabled) return null;
  return (
    <a className={className} href="#rsvp">
      {text}
    </a>
  );
}

interface WithWayToReplyProps {
  readonly content: Pick<WeddingData, 'rsvp'>;
  /** In the template's order. */
  readonly sections: readonly DrawnSection[];
  /** Type of the section that holds the form. */
  readonly replyType: SectionType;
  /** Class of the floating link. */
  readonly className?: string;
}

/**
 * Sections with a link to the reply form that stays within reach of a thumb until the form comes
 * into view: it sticks to the bottom of the window within all that comes before the form.
 * Appearance is each template's own.
 */
export function WithWayToReply(props: WithWayToReplyProps): ReactNode {
  const { content, sections, replyType, className } = props;
  const replyAt = sections.findIndex(({ type }) => type === replyType);
  if (replyAt < 0) return nodesOf(sections);
  return (
    <>
      <div className="before-reply">
        {nodesOf(sections.slice(0, replyAt))}
        <p className="reply-way">
          <ReplyLink content={content} className={className} />
        </p>
      </div>
      {nodesOf(sections.slice(replyAt))}
    </>
  );
}

export function nodesOf(sections: readonly DrawnSection[]): ReactNode[] {
  return sections.map(({ node }) => node);
}
