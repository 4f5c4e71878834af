import { Button } from '@mantine/core';
import { IconArrowLeft } from '../theme/icons.ts';
import classes from './home-bar.module.css';
import { Wordmark } from './wordmark.tsx';

/** (spec) Leads back to the builder from the other pages. */
export function HomeBar() {
  return (
    <header className={classes.bar}>
      <Wordmark className={classes.wordmark} />
      <Button
        component="a"
        href="/"
        variant="default"
        className={classes.home ?? ''}
        leftSection={<IconArrowLeft size={17} stroke={1.6} aria-hidden />}
      >
        Back to Home
      </Button>
    </header>
  );
}
