import { Button, Group, Text } from '@mantine/core';

interface SampleStoryProps {
  /** While a code is verified the dialog stays. */
  readonly isBusy: boolean;
  readonly onJump: () => void;
}

/** Said to a couple whose guests are about to read the template's story. It holds nothing up. */
export function SampleStory({ isBusy, onJump }: SampleStoryProps) {
  return (
    <Group gap="xs" justify="space-between">
      <Text size="sm" flex="1 1 14rem">
        Your story still tells our example. Edit it or leave it out.
      </Text>
      <Button size="compact-md" variant="default" disabled={isBusy} onClick={onJump}>
        Go to your story
      </Button>
    </Group>
  );
}
