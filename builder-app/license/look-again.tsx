import { Button, Group, Text } from '@mantine/core';

interface LookAgainProps {
  /** What guests would see, and what the couple can do about it. */
  readonly text: string;
  /** Label of the button that goes there. */
  readonly verb: string;
  /** True while a code is verified: the dialog must stay open. */
  readonly isBusy: boolean;
  readonly onJump: () => void;
}

/** Points out what the couple may have overlooked and guests would notice. Blocks nothing. */
export function LookAgain({ text, verb, isBusy, onJump }: LookAgainProps) {
  return (
    <Group gap="xs" justify="space-between">
      <Text size="sm" flex="1 1 12rem" style={{ textWrap: 'balance' }}>
        {text}
      </Text>
      <Button size="compact-md" px="md" variant="default" disabled={isBusy} onClick={onJump}>
        {verb}
      </Button>
    </Group>
  );
}
