import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { formatCount } from '../format-count.ts';
import { unavailableWhen } from '../unavailable.ts';
import classes from './more-rows.module.css';

interface MoreRowsProps {
  readonly shown: number;
  readonly total: number;
  /** How many of them can be shown, if not all. */
  readonly available?: number;
  /** Most rows that the next part can hold. */
  readonly atOnce: number;
  /** What is listed: "responses". */
  readonly what: string;
  readonly isBusy?: boolean;
  readonly onMore: () => void;
}

/**
 * Says how much of a long list is shown, and loads the next part. With the last one the button goes;
 * the line stays and takes the focus, which would otherwise be at the top of the page.
 */
export function MoreRows(props: MoreRowsProps) {
  const { shown, total, available = total, atOnce, what, isBusy = false, onMore } = props;
  const [isPressed, setPressed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const left = available - shown;
  const isDone = left <= 0;
  useLayoutEffect(() => {
    // Scrolling would leave the part that has just been shown.
    if (isDone && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
  }, [isDone]);
  if (isDone && !(isPressed && available > atOnce)) return null;
  const more = () => {
    setPressed(true);
    onMore();
  };
  return (
    <div ref={place} tabIndex={-1} className={classes.more}>
      <span>
        {formatCount(shown)} of {formatCount(total)} {what}
      </span>
      {!isDone && (
        <Button variant="default" {...unavailableWhen(isBusy, more)}>
          Show {Math.min(atOnce, left)} more
        </Button>
      )}
    </div>
  );
}
