import { notifications } from '@mantine/notifications';
import classes from './announce-upload.module.css';
import { failedUpload, type UploadAlert } from './upload-alert.ts';

const STAYS = { autoClose: false, className: classes.stays ?? '' } as const;

/** Names of the files that each alert on the screen tells of, by its id. */
const told = new Map<string, readonly string[]>();

/**
 * Says why a picture is not there. Those that fail for one reason share one alert as long as it stands:
 * twenty photographs of a kind would fill the screen, and hide what else is to be said.
 */
export function announceFailure({ file, reason, advice }: UploadAlert): void {
  const id = `${reason} ${advice ?? ''}`;
  const before = told.get(id);
  const files = [...new Set([...(before ?? []), file])];
  told.set(id, files);
  const show = before ? notifications.update : notifications.show;
  show({
    id,
    color: 'red',
    title: failedUpload(files, reason),
    message: advice,
    ...(advice ? STAYS : { autoClose: 10_000 }),
    role: 'alert',
    onClose: () => told.delete(id),
  });
}

/** Said of a picture that came when the place it was for had gone. */
export function announcePlaceGone({ name }: File): void {
  notifications.show({
    color: 'red',
    title: `${name} was not added: its place has changed meanwhile`,
    message: 'If you still want it, please add it again.',
    ...STAYS,
    role: 'alert',
  });
}
