import { Text } from '@mantine/core';

interface ListFullProps {
  readonly id?: string;
  /** "The gallery" */
  readonly list: string;
  readonly limit: number;
  /** What it holds: "pictures". */
  readonly entries: string;
}

/** Shown below a list that has reached its limit. */
export function ListFull({ id, list, limit, entries }: ListFullProps) {
  return (
    <Text id={id} size="sm" c="dimmed">
      {list} is full: {limit} {entries}. Remove one to add another.
    </Text>
  );
}
