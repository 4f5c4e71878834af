import type { ReactNode } from 'react';
import { EnhancedIsland } from '../../islands/island.tsx';
import { COUNTDOWN_UNITS, type CountdownProps, enhanceCountdown } from './enhance-countdown.ts';

/**
 * Days, hours, minutes and seconds to a moment that is local to the guest. It shows dashes until
 * its script runs; without JavaScript the page's `<noscript>` style hides it (`.countdown`), and
 * the template's written date stands alone.
 */
export function Countdown({ target }: CountdownProps): ReactNode {
  return (
    <EnhancedIsland
      name="countdown"
      className="countdown"
      props={{ target }}
      enhance={enhanceCountdown}
      isFixed
    >
      <Units />
    </EnhancedIsland>
  );
}

function Units(): ReactNode {
  return (
    <ul className="countdown-units">
      {COUNTDOWN_UNITS.map((unit) => (
        <li key={unit} className="countdown-unit">
          <span className="countdown-number" data-unit={unit}>
            –
          </span>{' '}
          <span className="countdown-label">{unit}</span>
        </li>
      ))}
    </ul>
  );
}
