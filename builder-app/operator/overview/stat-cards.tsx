import { useQuery } from '@tanstack/react-query';
import type { AdminStats } from '#domain/api/admin-stats.ts';
import { formatCount } from '../../format-count.ts';
import { keepFocus } from '../../lists/keep-focus.ts';
import { Failure } from '../failure.tsx';
import { failureText } from '../failure-text.ts';
import { loadStats } from '../operator-calls.ts';
import classes from './stat-cards.module.css';

const REFRESH_MS = 30_000;

const CARDS: readonly (readonly [keyof AdminStats, string])[] = [
  ['totalLicenses', 'Total Licenses'],
  ['usedLicenses', 'Used Licenses'],
  ['totalUsers', 'Total Users'],
  ['totalInvitations', 'Active Invitations'],
];

/** (spec) Four figures. */
export function StatCards() {
  const { data, error, refetch } = useQuery({
    queryKey: ['stats'],
    queryFn: loadStats,
    refetchInterval: REFRESH_MS,
  });
  return (
    <section ref={keepFocus} tabIndex={-1} className={classes.section} aria-label="Statistics">
      <Failure
        text={error && failureText(error, 'Failed to fetch statistics')}
        onRetry={() => void refetch()}
      />
      <dl className={classes.cards}>
        {CARDS.map(([key, label]) => (
          <div key={key} className={classes.card}>
            <dt>{label}</dt>
            <dd>{data ? formatCount(data[key]) : '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
