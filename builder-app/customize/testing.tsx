import { Notifications } from '@mantine/notifications';
import { act, type ReactNode } from 'react';
import { beforeEach, vi } from 'vitest';
import { newInvitation } from '#domain/invitation/template-change.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { InvitationForm, type InvitationFormProps } from './invitation-form.tsx';
import { CoupleSection } from './parts/couple-sections.tsx';

/** Without the sample story, whose chapters would be drawn in every test. */
export const content: WeddingData = {
  ...newInvitation('floral-elegance'),
  story: { sections: [] },
};

interface FormPartsProps extends Partial<InvitationFormProps> {
  readonly content: WeddingData;
  readonly children: ReactNode;
}

/** A form of some of its sections, with the notices that they show. */
export function FormParts({ children, ...props }: FormPartsProps) {
  return (
    <>
      <Notifications transitionDuration={0} />
      <InvitationForm
        contentKey={0}
        onChange={() => {}}
        collectFrom={() => () => {}}
        target={null}
        onSection={() => {}}
        {...props}
      >
        {children}
      </InvitationForm>
    </>
  );
}

/** Sets up the form for a file of tests, before each of them and on a fake clock. */
export function formWorld() {
  const pushed: WeddingData[] = [];
  let flush = () => {};
  beforeEach(() => {
    pushed.length = 0;
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  const formProps = (contentKey = 0, shown = content): InvitationFormProps => ({
    content: shown,
    contentKey,
    onChange: (next) => pushed.push(next),
    collectFrom: (handOn) => {
      flush = handOn;
      return () => {};
    },
    target: null,
    onSection: () => {},
  });
  return {
    /** The contents that the form has handed on. */
    pushed,
    /** Requests what the form still holds. */
    collect: () => flush(),
    formProps,
    /** One section alone: drawing all takes jsdom half a second. */
    coupleForm: (contentKey?: number, shown?: WeddingData) => (
      <InvitationForm {...formProps(contentKey, shown)}>
        <CoupleSection />
      </InvitationForm>
    ),
    rest: (ms: number) => act(async () => vi.advanceTimersByTime(ms)),
  };
}
