import type { ReactNode } from 'react';
import { EnhancedIsland } from '../../islands/island.tsx';
import { COUNTDOWN_UNITS, type CountdownProps, enhanceCountdown } from './enhance-countdown.ts';

/**
 * Days, hours, minutes and seconds to a moment that is local to the guest. Server and first client
 * pass show the same dashes; without JavaScript the template's written date stands alone
 * (`.countdown` is hidden by the page's `<noscript>` style).
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
