import { Text } from '@mantine/core';
import { Sprig } from '../theme/sprig.tsx';
import classes from './no-replies.module.css';

/** (spec) Nothing to list: none at all, or none that match. */
export function NoReplies({ hasAny }: { readonly hasAny: boolean }) {
  return (
    <div className={classes.empty}>
      <Sprig className={classes.sprig} />
      <p className={classes.title}>No responses yet</p>
      <Text c="dimmed">
        {hasAny
          ? 'No responses match your current filter.'
          : 'Share your invitation link to start receiving RSVPs!'}
      </Text>
    </div>
  );
}
