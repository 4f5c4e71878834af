import { Button, Code, Container, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconHome, IconRefresh } from '../theme/icons.ts';
import { Sprig } from '../theme/sprig.tsx';
import classes from './error-screen.module.css';
import { explain } from './explanation.ts';
import { goBack } from './go-back.ts';

interface ErrorScreenProps {
  /** HTTP status to explain; without one, `message` does. */
  readonly status?: number;
  readonly message?: string;
  readonly details?: string;
  /** Default: reloads the page. */
  readonly onRetry?: () => void;
}

/** (spec) The error page. */
export function ErrorScreen({ status, message, details, onRetry }: ErrorScreenProps) {
  const { title, text } = explain(status, message);
  // What does not exist will not exist on a retry either.
  const isFinal = status === 404;
  return (
    <Container component="main" size="xs" className={classes.page ?? ''}>
      <Sprig className={classes.sprig} />
      {status !== undefined && <Text className={classes.status ?? ''}>{status}</Text>}
      <Title order={1}>{title}</Title>
      <Text size="lg" c="dimmed" mt="md">
        {text}
      </Text>
      {details && <Code className={classes.details ?? ''}>{details}</Code>}
      <Group justify="center" mt="xl" gap="sm">
        <Button
          variant={isFinal ? 'default' : 'filled'}
          leftSection={<IconRefresh size={18} />}
          onClick={onRetry ?? (() => window.location.reload())}
        >
          Try Again
        </Button>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} />}
          onClick={() => goBack(window)}
        >
          Go Back
        </Button>
        <Button
          component="a"
          href="/"
          variant={isFinal ? 'filled' : 'default'}
          leftSection={<IconHome size={18} />}
        >
          Home
        </Button>
      </Group>
    </Container>
  );
}
