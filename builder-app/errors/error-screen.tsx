import { Button, Code, Container, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconHome, IconRefresh } from '../theme/icons.ts';
import { Sprig } from '../theme/sprig.tsx';
import classes from './error-screen.module.css';
import { explain } from './explanation.ts';

interface ErrorScreenProps {
  /** HTTP status that tells what happened. */
  readonly status: number;
  readonly message?: string;
  readonly details?: string;
  /** Without it the page is loaded again. */
  readonly onRetry?: () => void;
}

/** (spec) The error page. */
export function ErrorScreen({ status, message, details, onRetry }: ErrorScreenProps) {
  const { title, text } = explain(status, message);
  return (
    <Container component="main" size="xs" className={classes.page ?? ''}>
      <Sprig className={classes.sprig} />
      <Text className={classes.status ?? ''}>{status}</Text>
      <Title order={1}>{title}</Title>
      <Text size="lg" c="dimmed" mt="md">
        {text}
      </Text>
      {details && <Code className={classes.details ?? ''}>{details}</Code>}
      <Group justify="center" mt="xl" gap="sm">
        <Button
          leftSection={<IconRefresh size={18} />}
          onClick={onRetry ?? (() => window.location.reload())}
        >
          Try Again
        </Button>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} />}
          onClick={() => window.history.back()}
        >
          Go Back
        </Button>
        <Button component="a" href="/" variant="default" leftSection={<IconHome size={18} />}>
          Home
        </Button>
      </Group>
    </Container>
  );
}
