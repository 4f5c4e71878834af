import type { ReactNode } from 'react';
import { countdownTarget } from '#domain/invitation/countdown.ts';
import { Countdown } from '../../../parts/countdown/countdown.tsx';
import { CountdownDate } from '../../../parts/countdown/countdown-date.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** The countdown, as large as a magazine's cover line. */
export function SaveTheDate({ content, section }: SectionProps): ReactNode {
  const target = countdownTarget(content);
  if (!target) return null;
  return (
    <SectionShell section={section} className="band-date">
      <Countdown target={target} />
      <CountdownDate target={target} />
    </SectionShell>
  );
}
