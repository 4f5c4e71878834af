import { Button, Group, Text } from '@mantine/core';

interface LookAgainProps {
  /** What guests would see, and what can be done about it. */
  readonly text: string;
  /** Leads there. */
  readonly verb: string;
  /** While a code is verified the dialog stays. */
  readonly isBusy: boolean;
  readonly onJump: () => void;
}

/** What a couple may not have noticed, and its guests would. It holds nothing up. */
export function LookAgain({ text, verb, isBusy, onJump }: LookAgainProps) {
  return (
    <Group gap="xs" justify="space-between">
      <Text size="sm" flex="1 1 14rem">
        {text}
      </Text>
      <Button size="compact-md" variant="default" disabled={isBusy} onClick={onJump}>
        {verb}
      </Button>
    </Group>
  );
}
