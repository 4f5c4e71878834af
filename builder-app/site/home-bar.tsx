import { Button } from '@mantine/core';
import { IconArrowLeft } from '../theme/icons.ts';
import classes from './home-bar.module.css';

/** (spec) Leads back to the builder from the other pages. */
export function HomeBar() {
  return (
    <header className={classes.bar}>
      <a href="/" className={classes.wordmark}>
        Wedding Invite
      </a>
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
