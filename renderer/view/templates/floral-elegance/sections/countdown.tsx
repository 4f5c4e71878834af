import type { ReactNode } from 'react';
import { countdownTarget } from '#domain/invitation/countdown.ts';
import { Countdown } from '../../../parts/countdown/countdown.tsx';
import { CountdownDate } from '../../../parts/countdown/countdown-date.tsx';
import { SectionShell } from '../../../sections/section-shell.tsx';
import type { SectionProps } from '../../template-view.ts';

/** Countdown to the wedding, and the date that it counts to. */
export function CountdownSection({ content, section }: SectionProps): ReactNode {
  const target = countdownTarget(content);
  if (!target) return null;
  return (
    <SectionShell section={section} className="section-countdown">
      <Countdown target={target} />
      <CountdownDate target={target} />
    </SectionShell>
  );
}
