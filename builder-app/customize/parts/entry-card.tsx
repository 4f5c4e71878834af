import { ActionIcon, Button, Group } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '../../theme/icons.ts';
import { focusBeside } from '../focus-beside.ts';
import { ListFull } from '../list-full.tsx';
import { unavailableWhen } from '../unavailable.ts';
import classes from './entry-card.module.css';

interface EntryCardProps {
  /** Says which one it is: "Event 2". */
  readonly title: string;
  /** Without it the entry cannot be removed. */
  readonly onRemove?: (() => void) | undefined;
  /** Without either the entry cannot be moved. */
  readonly onMoveUp?: (() => void) | undefined;
  readonly onMoveDown?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The card of an entry, to give it the focus. */
export const findCard = (title: string) =>
  document.querySelector<HTMLElement>(`fieldset[aria-label="${title}"]`);

/** One of several like entries: an event, a chapter of the story, a registry link. */
export function EntryCard({ title, onRemove, onMoveUp, onMoveDown, children }: EntryCardProps) {
  const card = useRef<HTMLFieldSetElement>(null);
  return (
    // Takes the focus when the entry beside it is removed, or when it is brought back itself.
    <fieldset ref={card} className={classes.card} aria-label={title} tabIndex={-1}>
      <div className={classes.head}>
        <span className={classes.title}>{title}</span>
        <Group gap={2} wrap="nowrap">
          {(onMoveUp || onMoveDown) && (
            <>
              <MoveButton label={`Move ${title} up`} onMove={onMoveUp}>
                <IconArrowUp size={18} stroke={1.6} />
              </MoveButton>
              <MoveButton label={`Move ${title} down`} onMove={onMoveDown}>
                <IconArrowDown size={18} stroke={1.6} />
              </MoveButton>
            </>
          )}
          {onRemove && (
            <ActionIcon
              size="lg"
              color="red"
              aria-label={`Remove ${title}`}
              onClick={() => {
                focusBeside(card.current);
                onRemove();
              }}
            >
              <IconTrash size={18} stroke={1.6} />
            </ActionIcon>
          )}
        </Group>
      </div>
      {children}
    </fieldset>
  );
}

interface MoveButtonProps {
  readonly label: string;
  /** Undefined where the list ends. */
  readonly onMove: (() => void) | undefined;
  readonly children: ReactNode;
}

function MoveButton({ label, onMove, children }: MoveButtonProps) {
  return (
    <ActionIcon
      size="lg"
      aria-label={label}
      className={classes.move ?? ''}
      {...unavailableWhen(onMove === undefined, () => onMove?.())}
    >
      {children}
    </ActionIcon>
  );
}

interface AddEntryProps {
  readonly label: string;
  /** What is added: "events". */
  readonly entries: string;
  /** How many there are. */
  readonly count: number;
  readonly limit: number;
  readonly onAdd: () => void;
}

/** Adds another entry below the last one, and says why not once there are as many as may be. */
export function AddEntry({ label, entries, count, limit, onAdd }: AddEntryProps) {
  const reason = useId();
  const isFull = count >= limit;
  return (
    <div className={classes.add}>
      <Button
        variant="light"
        leftSection={<IconPlus size={18} stroke={1.8} />}
        {...unavailableWhen(isFull, onAdd)}
        aria-describedby={isFull ? reason : undefined}
      >
        {label}
      </Button>
      {isFull && <ListFull id={reason} list="This list" limit={limit} entries={entries} />}
    </div>
  );
}
