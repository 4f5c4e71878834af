import { ActionIcon } from '@mantine/core';
import type { IconTrash } from '../theme/icons.ts';
import classes from './icon-act.module.css';

interface IconActProps {
  /** With what it acts on: "Delete AB12-…". */
  readonly label: string;
  /** Shown to a mouse; on a card there is room to write it out. */
  readonly hint: string;
  readonly icon: typeof IconTrash;
  readonly color?: string;
  readonly onClick: () => void;
}

/** A button of a row. */
export function IconAct({ label, hint, icon: Icon, color = 'gray', onClick }: IconActProps) {
  return (
    <ActionIcon
      size={40}
      color={color}
      c={`${color}.7`}
      aria-label={label}
      title={hint}
      onClick={onClick}
      className={classes.act ?? ''}
    >
      <Icon size={19} stroke={1.6} aria-hidden />
      <span className={classes.word}>{hint}</span>
    </ActionIcon>
  );
}
