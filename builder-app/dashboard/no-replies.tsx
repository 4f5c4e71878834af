import { Button, Text } from '@mantine/core';
import { Sprig } from '../theme/sprig.tsx';
import classes from './no-replies.module.css';

/** (spec) Shown while there is no reply yet. */
export function NoReplies() {
  return (
    <div className={classes.empty}>
      <Sprig className={classes.sprig} />
      <p className={classes.title}>No responses yet</p>
      <Text c="dimmed">Share your invitation link to start receiving RSVPs!</Text>
    </div>
  );
}

/** (spec) Shown when filter and search hide every reply. */
export function NoMatch({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <div className={classes.empty}>
      <Sprig className={classes.sprig} />
      <p className={classes.title}>Nothing found</p>
      <Text c="dimmed">No responses match your current filter.</Text>
      <Button
        variant="default"
        mt="md"
        onClick={({ currentTarget }) => {
          // The button goes; Tab then leads through the list.
          currentTarget.closest('section')?.focus();
          onShowAll();
        }}
      >
        Show all
      </Button>
    </div>
  );
}
