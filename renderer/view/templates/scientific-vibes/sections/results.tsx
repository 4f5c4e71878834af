import type { ReactNode } from 'react';
import { countdownTarget } from '#domain/invitation/countdown.ts';
import { longDate, timeLabel } from '#domain/invitation/dates.ts';
import { Countdown } from '../../../parts/countdown/countdown.tsx';
import { Prepared } from '../../../parts/prepared/prepared.tsx';
import type { SectionProps } from '../../template-view.ts';
import { Figure, Plot } from '../figure.tsx';
import { SectionShell } from '../section-shell.tsx';
import { Statistics } from '../statistics.tsx';

/** The countdown as a displayed equation, then the measurements. */
export function Results({ content, section, shown }: SectionProps): ReactNode {
  const target = countdownTarget(content);
  if (!target) return null;
  return (
    <SectionShell section={section} shown={shown} className="section-results">
      {/* Without scripts there is no countdown, so the whole equation is hidden with it. */}
      <div className="countdown measured">
        <div className="equation">
          <p className="equation-left" aria-hidden="true">
            <i>t</i>
            <sub>0</sub> − <i>t</i> =
          </p>
          <Countdown target={target} />
          <p className="equation-number" aria-hidden="true">
            (1)
          </p>
        </div>
        <p className="equation-where">
          where <i>t</i>
          <sub>0</sub> is {longDate(target.date)}
          {target.time ? `, ${timeLabel(target.time)}` : ''}, and <i>t</i> is now.
        </p>
      </div>
      <Prepared className="results" kind={Measured}>
        <Measured />
      </Prepared>
    </SectionShell>
  );
}

/** Measurements that are the same for every couple. */
function Measured(): ReactNode {
  return (
    <>
      <Statistics />
      <Figure
        caption={
          <>
            Use of the first person. The singular (pale) is displaced by the plural (blue) within
            four years.
          </>
        }
      >
        <Plot
          number={2}
          alt="Bar chart over seven years: the word I grows rarer, the word we more frequent"
        />
      </Figure>
      <Figure
        caption={
          <>
            Synchronisation of two oscillators. The moods of both subjects lock in phase after ten
            months of shared breakfasts.
          </>
        }
      >
        <Plot number={3} alt="Plot of two moods over 24 months: two waves that fall into step" />
      </Figure>
    </>
  );
}
