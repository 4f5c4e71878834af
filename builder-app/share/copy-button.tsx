import { Button, type ButtonProps, VisuallyHidden } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { IconCheck, IconCopy } from '../theme/icons.ts';
import { copyText } from './copy-text.ts';

/** (spec) How long a copy button confirms the copy. */
const FEEDBACK_MS = 2_000;

interface CopyButtonProps extends ButtonProps {
  readonly text: string;
  /** What is copied, for screen readers: "invitation link". */
  readonly what: string;
  /** Announces the copy; without it, a status text does. */
  readonly onCopied?: (() => void) | undefined;
}

export function CopyButton({ text, what, onCopied, ...props }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const feedback = useTimeout(() => setCopied(false), FEEDBACK_MS);
  return (
    <>
      <Button
        variant="default"
        leftSection={isCopied ? <IconCheck size={17} /> : <IconCopy size={17} stroke={1.6} />}
        {...props}
        aria-label={isCopied ? `Copied the ${what}` : `Copy the ${what}`}
        onClick={async () => {
          if (!(await copyText(text))) return;
          setCopied(true);
          feedback.clear();
          feedback.start();
          onCopied?.();
        }}
      >
        {isCopied ? 'Copied!' : 'Copy'}
      </Button>
      {/* Screen readers do not announce a changed label. */}
      {!onCopied && (
        <VisuallyHidden role="status">{isCopied ? `Copied the ${what}` : ''}</VisuallyHidden>
      )}
    </>
  );
}
