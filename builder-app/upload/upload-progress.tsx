import { Progress, Text } from '@mantine/core';
import classes from './upload-progress.module.css';
import type { PendingUpload } from './use-uploads.ts';

/** The placeholder of a picture that is being uploaded. */
export function UploadPlaceholder({ upload, ratio }: { upload: PendingUpload; ratio: string }) {
  const percent = Math.round(upload.progress * 100);
  return (
    <div className={classes.placeholder} style={{ aspectRatio: ratio }}>
      <Text size="xs" lineClamp={2} className={classes.name ?? ''}>
        {upload.name}
      </Text>
      <Progress
        value={percent}
        size="sm"
        radius="xl"
        animated={percent === 100}
        aria-label={`Uploading ${upload.name}`}
        w="80%"
        classNames={{ root: classes.bar ?? '', section: classes.done ?? '' }}
      />
      <Text size="xs" c="dimmed">
        {percent < 100 ? `${percent} %` : 'Preparing…'}
      </Text>
    </div>
  );
}
