import { notifications } from '@mantine/notifications';
import classes from './announce-upload.module.css';
import { failedUpload, type UploadAlert } from './upload-alert.ts';

const STAYS = { autoClose: false, className: classes.stays ?? '' } as const;

/** Names of the files listed in each alert on the screen, by the alert's id. */
const filesByAlert = new Map<string, readonly string[]>();

/**
 * Says why a picture is missing. Files that fail for the same reason share one alert while it is
 * shown: twenty alerts would fill the screen and hide everything else.
 */
export function announceFailure({ file, reason, advice }: UploadAlert): void {
  const id = `${reason} ${advice ?? ''}`;
  const before = filesByAlert.get(id);
  const files = [...new Set([...(before ?? []), file])];
  filesByAlert.set(id, files);
  const show = before ? notifications.update : notifications.show;
  show({
    id,
    color: 'red',
    title: failedUpload(files, reason),
    message: advice,
    ...(advice ? STAYS : { autoClose: 10_000 }),
    role: 'alert',
    onClose: () => filesByAlert.delete(id),
  });
}

/** Says that a picture was uploaded, but the field it was meant for is gone. */
export function announcePlaceGone({ name }: File): void {
  notifications.show({
    color: 'red',
    title: `${name} was not added: its place has changed meanwhile`,
    message: 'If you still want it, please add it again.',
    ...STAYS,
    role: 'alert',
  });
}
