import { Alert, Button, Stack, Text } from '@mantine/core';
import type { VerifyLicenseResponse } from '#domain/api/invitations.ts';
import { LinkRow } from '../share/link-row.tsx';
import { announceCopiedLink } from '../share/share-invitation.ts';
import { Dialog } from '../site/dialog.tsx';
import { IconAlertTriangle, IconExternalLink, IconEye } from '../theme/icons.ts';
import { Sprig } from '../theme/sprig.tsx';
import classes from './activated-dialog.module.css';

interface ActivatedDialogProps {
  /** Null while the dialog is closed. */
  readonly answer: VerifyLicenseResponse | null;
  /** False if the browser refuses to store the access. */
  readonly isAccessKept: boolean;
  readonly onClose: () => void;
}

/** (spec) Shown once, right after an activation. */
export function ActivatedDialog({ answer, isAccessKept, onClose }: ActivatedDialogProps) {
  return (
    <Dialog
      opened={answer !== null}
      onClose={onClose}
      size="lg"
      withCloseButton
      attributes={{ content: { 'aria-label': 'Activation Successful!' } }}
    >
      {answer && (
        <Stack gap="sm">
          <div className={classes.head}>
            <Sprig className={classes.sprig} />
            <h2 className={classes.title}>Activation Successful!</h2>
            <Text c="dimmed">Your invitation is ready to be shared.</Text>
          </div>
          {!isAccessKept && (
            <Alert
              color="gold"
              icon={<IconAlertTriangle stroke={1.6} />}
              title="Save your edit link before you close this page"
            >
              This browser cannot keep the access to your invitation. The edit link below is the way
              back to it.
            </Alert>
          )}
          <div>
            <LinkRow
              label="Invitation link"
              url={answer.invitationUrl}
              onCopied={announceCopiedLink}
              withView={false}
            />
            <LinkRow
              label="Dashboard link"
              url={answer.dashboardUrl}
              isShortened
              withView={false}
              mailSubject="Our RSVP dashboard"
              hint="Only for you two. Bookmark it: it is the only way to reach your guests' replies later."
            />
            <LinkRow
              label="Edit link"
              url={answer.editUrl}
              isSecret
              withView={false}
              mailSubject="Edit our wedding invitation"
              hint="Opens this builder on your partner's phone or another computer."
            />
          </div>
          <Button
            component="a"
            href={answer.dashboardUrl}
            target="_blank"
            rel="noopener"
            size="md"
            leftSection={<IconExternalLink size={18} stroke={1.6} />}
          >
            Access Your Dashboard
          </Button>
          <Button
            component="a"
            href={answer.invitationUrl}
            target="_blank"
            rel="noopener"
            size="md"
            variant="default"
            leftSection={<IconEye size={18} stroke={1.6} />}
          >
            Preview Invitation
          </Button>
        </Stack>
      )}
    </Dialog>
  );
}
