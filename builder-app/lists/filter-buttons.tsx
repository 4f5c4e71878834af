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
      {inPairs(options).map((pair) => (
        <div key={pair[0]?.value} className={classes.pair} style={{ flexGrow: pair.length }}>
          {pair.map((option) => (
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
        </div>
      ))}
    </fieldset>
  );
}

/** Four buttons that one row cannot hold take two rows of two, not one of three and one of one. */
function inPairs<Option>(options: readonly Option[]): Option[][] {
  return options.flatMap((_, at) => (at % 2 === 0 ? [options.slice(at, at + 2)] : []));
}
