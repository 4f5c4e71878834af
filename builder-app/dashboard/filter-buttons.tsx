import { ATTENDANCE_FILTERS, type AttendanceFilter } from '#domain/rsvp/attendance.ts';
import type { RsvpStatistics } from '#domain/rsvp/responses.ts';
import classes from './filter-buttons.module.css';

const FILTERS: Record<
  AttendanceFilter,
  { readonly label: string; readonly count: keyof RsvpStatistics }
> = {
  all: { label: 'All', count: 'totalResponses' },
  yes: { label: 'Yes', count: 'attending' },
  no: { label: 'No', count: 'notAttending' },
  maybe: { label: 'Maybe', count: 'maybe' },
};

interface FilterButtonsProps {
  readonly value: AttendanceFilter;
  readonly statistics: RsvpStatistics;
  readonly onChange: (filter: AttendanceFilter) => void;
}

/** (spec) all, yes, no, maybe; each says how many it would list. */
export function FilterButtons({ value, statistics, onChange }: FilterButtonsProps) {
  return (
    <fieldset className={classes.group} aria-label="Show responses">
      {ATTENDANCE_FILTERS.map((filter) => (
        <button
          key={filter}
          type="button"
          className={classes.filter}
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
        >
          {FILTERS[filter].label} <span>{statistics[FILTERS[filter].count]}</span>
        </button>
      ))}
    </fieldset>
  );
}
