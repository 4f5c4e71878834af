import { ActionIcon } from '@mantine/core';
import type { IconTrash } from '../theme/icons.ts';
import classes from './row-action.module.css';

interface RowActionProps {
  /** Names what it acts on: "Delete AB12-…". */
  readonly label: string;
  /** The tooltip; on a card it is written out. */
  readonly hint: string;
  readonly icon: typeof IconTrash;
  readonly color?: string;
  readonly onClick: () => void;
}

/** A row's action button. */
export function RowAction({ label, hint, icon: Icon, color = 'gray', onClick }: RowActionProps) {
  return (
    <ActionIcon
      size={40}
      color={color}
      c={`${color}.7`}
      aria-label={label}
      title={hint}
      onClick={onClick}
      className={classes.action ?? ''}
    >
      <Icon size={19} stroke={1.6} aria-hidden />
      <span className={classes.word}>{hint}</span>
    </ActionIcon>
  );
}
