import { ActionIcon, Button, Group } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import { focusBeside } from '../../lists/focus-beside.ts';
import { singlePress } from '../../lists/single-press.ts';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '../../theme/icons.ts';
import { unavailableWhen } from '../../unavailable.ts';
import { ListFull } from '../list-full.tsx';
import classes from './entry-card.module.css';

interface EntryCardProps {
  /** Identifies the entry: "Event 2". */
  readonly title: string;
  /** Without it the entry cannot be removed. */
  readonly onRemove?: (() => void) | undefined;
  /** Without either the entry cannot be moved. */
  readonly onMoveUp?: (() => void) | undefined;
  readonly onMoveDown?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Returns the card of an entry, so that it can be focused. */
export const findCard = (title: string) =>
  document.querySelector<HTMLElement>(`fieldset[aria-label="${title}"]`);

/** One entry of a list: an event, a chapter of the story, a registry link. */
export function EntryCard({ title, onRemove, onMoveUp, onMoveDown, children }: EntryCardProps) {
  const card = useRef<HTMLFieldSetElement>(null);
  return (
    // Focusable for when the entry beside it is removed, or when it is itself brought back.
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
              onClick={singlePress(() => {
                focusBeside(card.current);
                onRemove();
              })}
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
  /** Undefined at the end of the list. */
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
  readonly count: number;
  readonly limit: number;
  readonly onAdd: () => void;
}

/** A button that adds an entry after the last one; once the list is full, says why it cannot. */
export function AddEntry({ label, entries, count, limit, onAdd }: AddEntryProps) {
  const reason = useId();
  const isFull = count >= limit;
  return (
    <div className={classes.add}>
      <Button
        variant="light"
        leftSection={<IconPlus size={18} stroke={1.8} />}
        {...unavailableWhen(isFull, onAdd)}
        // A field that is left by this press shows what it lacks, and would move the button away
        // before it is released.
        onMouseDown={(event) => event.preventDefault()}
        aria-describedby={isFull ? reason : undefined}
      >
        {label}
      </Button>
      {isFull && <ListFull id={reason} list="This list" limit={limit} entries={entries} />}
    </div>
  );
}
