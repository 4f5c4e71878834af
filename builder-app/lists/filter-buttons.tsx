import { formatCount } from '../format-count.ts';
import classes from './filter-buttons.module.css';

export interface FilterOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** How many rows it would list, if known. */
  readonly count?: number;
}

interface FilterButtonsProps<Value extends string> {
  /** What is filtered, for screen readers: "Show responses". */
  readonly label: string;
  readonly options: readonly FilterOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Buttons that choose one of a list's filters. */
export function FilterButtons<Value extends string>(props: FilterButtonsProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <fieldset className={classes.group} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classes.filter}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && (
            <>
              {' '}
              <span>{formatCount(option.count)}</span>
            </>
          )}
        </button>
      ))}
    </fieldset>
  );
}
