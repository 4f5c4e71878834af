import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '../theme/icons.ts';

interface FailureProps {
  /** Null if nothing failed. */
  readonly text: string | null;
  readonly onRetry?: () => void;
}

/** (spec) The red banner. */
export function Failure({ text, onRetry }: FailureProps) {
  if (!text) return null;
  return (
    <Alert
      color="red"
      icon={<IconAlertTriangle stroke={1.6} />}
      // A finger's button is higher than the icon.
      styles={{ wrapper: { alignItems: onRetry && 'center' } }}
    >
      <Group justify="space-between" gap="sm">
        {text}
        {onRetry && (
          // No higher than the text, which stays in line with the icon.
          <Button size="compact-md" my="-0.3rem" variant="default" onClick={onRetry}>
            Try Again
          </Button>
        )}
      </Group>
    </Alert>
  );
}
