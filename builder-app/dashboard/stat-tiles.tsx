import type { RsvpStatistics } from '#domain/rsvp/responses.ts';
import { formatCount } from '../format-count.ts';
import classes from './stat-tiles.module.css';

const TILES = [
  ['totalResponses', 'Total Responses'],
  ['attending', 'Attending'],
  ['notAttending', 'Not Attending'],
  ['maybe', 'Maybe'],
  ['totalGuests', 'Total Guests'],
] as const;

/** (spec) The five figures. */
export function StatTiles({ statistics }: { readonly statistics: RsvpStatistics }) {
  return (
    <dl className={classes.tiles}>
      {TILES.map(([key, label]) => (
        <div key={key} className={classes.tile} data-figure={key}>
          <dt>{label}</dt>
          <dd>{formatCount(statistics[key])}</dd>
        </div>
      ))}
    </dl>
  );
}
