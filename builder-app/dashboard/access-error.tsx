import { Anchor, Button, Container, Group, Text, Title } from '@mantine/core';
import { IconHome, IconRefresh } from '../theme/icons.ts';
import { Sprig } from '../theme/sprig.tsx';
import classes from './access-error.module.css';

interface AccessErrorProps {
  readonly reason: string;
  readonly onRetry?: () => void;
  /** Whether another try may succeed: its button leads then. */
  readonly mayPass?: boolean;
}

/** (spec) Shown instead of the dashboard when its data cannot be loaded. Rendered inside `main`. */
export function AccessError({ reason, onRetry, mayPass = false }: AccessErrorProps) {
  return (
    <Container size="xs" className={classes.page ?? ''}>
      <Sprig className={classes.sprig} />
      <Title order={1}>Dashboard Access Error</Title>
      <Text size="lg" c="dimmed" mt="md">
        Unable to access dashboard data. Please check your access token.
      </Text>
      <Text size="sm" c="dimmed" mt="xs">
        {reason}
      </Text>
      <Group mt="xl" justify="center">
        <Button
          component="a"
          href="/"
          variant={mayPass ? 'default' : 'filled'}
          leftSection={<IconHome size={18} />}
        >
          Back to Home
        </Button>
        {onRetry && (
          <Button
            variant={mayPass ? 'filled' : 'default'}
            leftSection={<IconRefresh size={18} />}
            onClick={onRetry}
          >
            Try Again
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" mt="xl">
        Lost your dashboard link?{' '}
        <Anchor href="/contact" style={{ whiteSpace: 'nowrap' }}>
          Write to us
        </Anchor>
        : we can find it for you.
      </Text>
    </Container>
  );
}
