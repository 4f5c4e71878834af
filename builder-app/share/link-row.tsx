import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconExternalLink, IconMail, IconShare } from '../theme/icons.ts';
import { CopyButton } from './copy-button.tsx';
import classes from './link-row.module.css';
import { mailLink } from './mail-link.ts';
import { hasShareSheet, openShareSheet } from './share-sheet.ts';

interface LinkRowProps {
  /** "Invitation link" */
  readonly label: string;
  readonly url: string;
  /** Whom it is for, and what it lets them do. */
  readonly hint?: string;
  /** Hides the address, which carries a token. */
  readonly isSecret?: boolean;
  /** Cuts a long address to one line; copying yields the whole of it. */
  readonly isShortened?: boolean;
  /** For one line on a phone: the address is on paper only, and mail is left to the share sheet. */
  readonly isCompact?: boolean;
  /** Offers to email the link to oneself, with this subject. */
  readonly mailSubject?: string;
  readonly withView?: boolean;
  /** See `CopyButton`. */
  readonly onCopied?: () => void;
}

/** A link with buttons for everything that can be done with it. */
export function LinkRow(props: LinkRowProps) {
  const {
    label,
    url,
    hint,
    isSecret = false,
    isShortened,
    isCompact,
    mailSubject,
    onCopied,
  } = props;
  const { withView = true } = props;
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <Text fw={600}>{label}</Text>
        {!isSecret && (
          <Anchor
            href={url}
            target="_blank"
            rel="noopener"
            className={classes.url ?? ''}
            data-shortened={isShortened}
            data-compact={isCompact || undefined}
          >
            {url.replace(/^https?:\/\//, '')}
          </Anchor>
        )}
        {hint && (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        )}
      </div>
      <Group gap="xs" className={classes.actions ?? ''}>
        <CopyButton text={url} what={label.toLowerCase()} onCopied={onCopied} />
        {hasShareSheet() && (
          <Button
            variant="default"
            leftSection={<IconShare size={17} stroke={1.6} />}
            aria-label={`Share the ${label.toLowerCase()}`}
            onClick={() => void openShareSheet({ title: mailSubject ?? label, url })}
          >
            Share
          </Button>
        )}
        {withView && (
          <Button
            component="a"
            href={url}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<IconExternalLink size={17} stroke={1.6} />}
            aria-label={`View: ${label.toLowerCase()}`}
          >
            View
          </Button>
        )}
        {mailSubject && !(isCompact && hasShareSheet()) && (
          <Button
            component="a"
            href={mailLink('', { subject: mailSubject, body: url })}
            variant="default"
            leftSection={<IconMail size={17} stroke={1.6} />}
            aria-label={`E-mail to myself: ${label.toLowerCase()}`}
          >
            E-mail to myself
          </Button>
        )}
      </Group>
    </div>
  );
}
