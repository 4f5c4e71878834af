import { ActionIcon, Group, Text, VisuallyHidden } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { keepFocus } from '../lists/keep-focus.ts';
import { offerUndo } from '../site/undo.tsx';
import { IconRefresh, IconTrash } from '../theme/icons.ts';
import { DropArea } from './drop-area.tsx';
import { FormPicture } from './form-picture.tsx';
import classes from './single-image.module.css';
import { UploadPlaceholder } from './upload-progress.tsx';
import { useLatest } from './use-latest.ts';
import { useUploads } from './use-uploads.ts';

/** (spec) Width to height of the uploader's pictures. */
export const RATIOS = { square: '1 / 1', portrait: '3 / 4', landscape: '4 / 3' } as const;
const RATIO_HINTS = {
  square: 'Shown square',
  portrait: 'Shown upright, 3:4',
  landscape: 'Shown wide, 4:3',
} as const;
/** An empty place needs less room than a picture. */
const EMPTY_RATIOS = { square: '1 / 1', portrait: '3 / 4', landscape: '5 / 2' } as const;
/** CSS widths, as in `single-image.module.css`. A phone shows two portraits side by side. */
const SIZES = {
  square: '12rem',
  portrait: 'min(40vw, 15rem)',
  landscape: 'min(80vw, 26rem)',
  compact: '14rem',
} as const;
export type Ratio = keyof typeof RATIOS;

interface SingleImageProps {
  /** What the picture shows: "the bride". */
  readonly subject: string;
  readonly ratio: Ratio;
  readonly url: string;
  /** Smaller, as beside the text of a chapter. */
  readonly isCompact?: boolean;
  readonly onChange: (url: string) => void;
}

/** A place for one picture; a new one replaces the old one. */
export function SingleImage(props: SingleImageProps) {
  const { subject, ratio, url, isCompact = false, onChange } = props;
  const place = useRef<HTMLDivElement>(null);
  // The file input that was used goes while its picture is uploaded.
  const placeKeepingFocus = useMergedRef(place, keepFocus);
  const { pending, add } = useUploads(onChange);
  const remove = useRemove(props, () => place.current?.querySelector('input'));
  const [upload] = pending;
  return (
    <div
      ref={placeKeepingFocus}
      tabIndex={-1}
      className={classes.place}
      data-ratio={ratio}
      data-compact={isCompact || undefined}
    >
      {upload ? (
        <UploadPlaceholder upload={upload} ratio={RATIOS[ratio]} />
      ) : url === '' ? (
        <DropArea
          label={`Add a picture of ${subject}`}
          hint={RATIO_HINTS[ratio]}
          ratio={isCompact ? undefined : EMPTY_RATIOS[ratio]}
          onFiles={add}
        />
      ) : (
        <>
          <FormPicture
            url={url}
            alt={`Your picture of ${subject}`}
            sizes={SIZES[isCompact ? 'compact' : ratio]}
            className={classes.picture}
            ratio={RATIOS[ratio]}
          />
          <Group gap="xs" mt="xs" wrap="nowrap">
            <Replace subject={subject} onFiles={add} />
            <ActionIcon size="lg" aria-label={`Remove the picture of ${subject}`} onClick={remove}>
              <IconTrash size={18} stroke={1.6} />
            </ActionIcon>
          </Group>
          <Text size="xs" c="dimmed" mt={4}>
            {RATIO_HINTS[ratio]}; the middle of the picture is used.
          </Text>
        </>
      )}
    </div>
  );
}

/** Returns a function that removes the picture; while the place stays empty, offers to undo it. */
function useRemove(
  { subject, url, onChange }: SingleImageProps,
  find: () => HTMLElement | null | undefined,
): () => void {
  const withdraw = useRef(() => {});
  // The place may have moved since, together with its chapter.
  const show = useLatest(onChange);
  useEffect(() => {
    if (url !== '') withdraw.current();
  }, [url]);
  useEffect(() => () => withdraw.current(), []);
  // The button that was pressed is gone, on removal and on undo; the file input is there.
  const put = (shown: string) => {
    flushSync(() => show(shown));
    find()?.focus();
  };
  return () => {
    put('');
    withdraw.current = offerUndo(`The picture of ${subject}`, 'form', () => put(url));
  };
}

interface ReplaceProps {
  readonly subject: string;
  readonly onFiles: (files: readonly File[]) => void;
}

function Replace({ subject, onFiles }: ReplaceProps) {
  return (
    <div className={classes.replace}>
      <DropArea label="Replace" onFiles={onFiles}>
        <span className={classes.replaceText}>
          <IconRefresh size={16} stroke={1.6} aria-hidden />
          Replace
          <VisuallyHidden> the picture of {subject}</VisuallyHidden>
        </span>
      </DropArea>
    </div>
  );
}
