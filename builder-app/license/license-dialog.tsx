import { Alert, List, Stack, Text } from '@mantine/core';
import type { Issue } from '#domain/api/errors.ts';
import { invitationUrl } from '#domain/api/links.ts';
import type { PlacedPicture } from '#domain/invitation/pictures.ts';
import { UNNAMED_SLUG } from '#domain/invitation/slug.ts';
import { MissingDetails } from '../customize/missing-details.tsx';
import { Dialog } from '../site/dialog.tsx';
import { usePublicUrl } from '../site/use-config.ts';
import { IconBookmark } from '../theme/icons.ts';
import { unlessUploading } from '../upload/use-uploads.ts';
import { LicenseForm } from './license-form.tsx';
import { LookAgain } from './look-again.tsx';
import { useVerification, type VerificationHandlers } from './use-verification.ts';

interface LicenseDialogProps extends VerificationHandlers {
  readonly opened: boolean;
  /** Where guests will find the invitation; null while it has no names. */
  readonly futureUrl: string | null;
  /** Details that must be filled in before activation. */
  readonly issues: readonly Issue[];
  /** Path of a story chapter that still holds the template's sample; null if there is none. */
  readonly sampleChapter: string | null;
  /** Pictures that the server no longer has. */
  readonly lostPictures: readonly PlacedPicture[];
  readonly onClose: () => void;
  readonly onJump: (path: string) => void;
}

/** (spec) The dialog for entering a license code. */
export function LicenseDialog(props: LicenseDialogProps) {
  const { opened, futureUrl, issues, sampleChapter, lostPictures } = props;
  const { onClose, onJump } = props;
  const { phase, submit, reset } = useVerification(opened, props);
  const isBusy = phase.kind === 'verifying' || phase.kind === 'verified';
  const refused = phase.kind === 'error' ? (phase.error?.issues ?? []) : [];
  const missing = issues.length > 0 ? issues : refused;
  const [lost] = lostPictures;
  return (
    <Dialog opened={opened} isBusy={isBusy} onClose={onClose} title="Enter License Code">
      <Stack gap="md">
        <Text c="dimmed">Activate your wedding invitation</Text>
        {futureUrl && (
          <FutureAddress url={futureUrl} note="(or with a number added, if it is taken)" />
        )}
        {!futureUrl && issues.length === 0 && <UnnamedAddress />}
        {missing.length > 0 ? (
          <MissingDetails
            issues={missing}
            title="A few details are missing before it can go live"
            onJump={onJump}
          />
        ) : (
          <>
            {sampleChapter && (
              <LookAgain
                text="Your story is still our sample. Edit it or leave it out."
                verb="Go to your story"
                isBusy={isBusy}
                onJump={() => onJump(sampleChapter)}
              />
            )}
            {lost && (
              <LookAgain
                text={lostWords(lostPictures.length)}
                verb="Go to the picture"
                isBusy={isBusy}
                onJump={() => onJump(lost.path)}
              />
            )}
          </>
        )}
        <LicenseForm
          phase={phase}
          onSubmit={(code) => unlessUploading(() => void submit(code))}
          onEdit={reset}
        />
        <Alert
          role="note"
          color="gold"
          icon={<IconBookmark stroke={1.6} />}
          variant="light"
          style={{ textWrap: 'pretty' }}
        >
          Bookmark your dashboard link after activation. It is the only way to reach your guests'
          replies later.
        </Alert>
        <List size="sm" c="dimmed" spacing={4}>
          <List.Item>Check your email for the license code</List.Item>
          <List.Item>Each code can only be used once</List.Item>
        </List>
      </Stack>
    </Dialog>
  );
}

interface FutureAddressProps {
  readonly url: string;
  readonly note: string;
}

/** (spec) Where guests will find the invitation. */
function FutureAddress({ url, note }: FutureAddressProps) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        Your invitation will be at
      </Text>
      <Text fw={600} style={{ wordBreak: 'break-all' }}>
        {url}
      </Text>
      <Text size="xs" c="dimmed">
        {note}
      </Text>
    </div>
  );
}

/** The address for names without a Latin letter. */
function UnnamedAddress() {
  const url = invitationUrl(usePublicUrl(), `${UNNAMED_SLUG}…`);
  return (
    <FutureAddress
      url={url}
      note="(the rest is chosen when you activate: addresses are made of Latin letters)"
    />
  );
}

const lostWords = (count: number): string =>
  count === 1
    ? 'One of your pictures is gone: pictures in a draft are kept for 30 days. Please add it again.'
    : `${count} of your pictures are gone: pictures in a draft are kept for 30 days. Please add them again.`;
