import type { ReactNode } from 'react';
import { countdownTarget } from '#domain/invitation/countdown.ts';
import { Countdown } from '../../../parts/countdown/countdown.tsx';
import { CountdownDate } from '../../../parts/countdown/countdown-date.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/**
 * The countdown. (spec) Phones show one unit at a time; once the moment has passed, the heading
 * says so and the numbers disappear. The style sheet does both.
 */
export function CountdownSection({ content, section }: SectionProps): ReactNode {
  const target = countdownTarget(content);
  if (!target) return null;
  const heading = (
    <>
      <span className="countdown-before">{section.title}</span>
      <span className="countdown-after">{section.defaultData?.passed}</span>
    </>
  );
  return (
    <SectionShell section={section} heading={heading} className="section-countdown">
      <Countdown target={target} />
      <CountdownDate target={target} />
    </SectionShell>
  );
}
