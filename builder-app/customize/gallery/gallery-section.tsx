import { notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { LIMITS } from '#domain/invitation/wedding-data.ts';
import { isDefaultPicture } from '#domain/templates/art.ts';
import { focusBeside } from '../../lists/focus-beside.ts';
import { withdrawUndo } from '../../site/undo.tsx';
import { DropArea } from '../../upload/drop-area.tsx';
import { freePlaces, hasOwn } from '../../upload/gallery-rules.ts';
import { RATIOS } from '../../upload/single-image.tsx';
import { UploadPlaceholder } from '../../upload/upload-progress.tsx';
import { useUploads } from '../../upload/use-uploads.ts';
import { useInvitationForm } from '../field-context.ts';
import { FormSection } from '../form-section.tsx';
import { ListFull } from '../list-full.tsx';
import { useRemoval } from '../use-removal.ts';
import classes from './gallery.module.css';
import { GalleryTile } from './gallery-tile.tsx';
import { PictureDialog } from './picture-dialog.tsx';

/** A picture and its index, to tell when another picture, or none, has come there. */
interface PlacedImage {
  readonly index: number;
  readonly url: string;
}

/** Where samples are brought back to: not into a gallery of the couple's own pictures. */
const AMONG_SAMPLES = 'form.sample-pictures';

function hintFor(urls: readonly string[]): string {
  const most = LIMITS.galleryImages;
  if (urls.length === 0)
    return `Up to ${most} pictures. Without any, the whole section is left out.`;
  return urls.every(isDefaultPicture)
    ? 'These are the template’s own pictures. They make room as soon as you add yours.'
    : `${urls.length} of ${most} pictures. Tap one to describe or move it.`;
}

/** The couple's pictures: up to twenty, in their order, each with a caption and a description. */
export function GallerySection() {
  const { control, getValues } = useInvitationForm();
  const gallery = useFieldArray({ control, name: 'gallery.images', keyName: 'key' });
  const tiles = useRef<HTMLUListElement>(null);
  const removeFrom = useRemoval('gallery.images', gallery, {
    noun: 'Picture',
    limit: LIMITS.galleryImages,
    find: (index) => tiles.current?.children[index]?.querySelector('button'),
  });
  const [edited, setEdited] = useState<PlacedImage | null>(null);
  const { pending, add } = useUploads((url) => {
    const image = { url, alt: '', caption: '' };
    const images = getValues('gallery.images');
    if (!hasOwn(images)) {
      withdrawUndo(AMONG_SAMPLES);
      gallery.replace([image]);
    } else if (freePlaces(images, 0) > 0) {
      // A list that is replaced has new tiles, and the focus would be lost with the old ones.
      gallery.append(image, { shouldFocus: false });
    } else {
      announceLeftOut(1);
    }
  });
  const images = gallery.fields;
  const remove = (index: number) =>
    removeFrom(index, isDefaultPicture(images[index]?.url ?? '') ? AMONG_SAMPLES : 'form');
  const moveTo = (index: number, key: string) => {
    const from = images.findIndex((image) => image.key === key);
    if (from >= 0) gallery.move(from, index);
  };
  // The list may change meanwhile: an upload replaces the samples, or a partner's edit arrives.
  if (edited && images[edited.index]?.url !== edited.url) setEdited(null);
  const free = freePlaces(images, pending.length);
  return (
    <FormSection id="gallery" hint={hintFor(images.map(({ url }) => url))}>
      <ul ref={tiles} className={classes.grid}>
        {images.map((image, index) => (
          <li key={image.key}>
            <GalleryTile
              id={image.key}
              image={image}
              index={index}
              onOpen={() => setEdited({ index, url: image.url })}
              onRemove={() => remove(index)}
              onDropHere={(key) => moveTo(index, key)}
            />
          </li>
        ))}
        {pending.map((upload) => (
          <li key={upload.id}>
            <UploadPlaceholder upload={upload} ratio={RATIOS.square} />
          </li>
        ))}
      </ul>
      <DropArea
        label="Add pictures"
        hint="JPEG, PNG or WebP, up to 50 MB each. iPhone photos in HEIC format need to be shared as JPEG."
        multiple
        disabled={free === 0}
        onFiles={(files) => {
          const leftOut = add(files, free);
          if (leftOut > 0) announceLeftOut(leftOut);
        }}
      />
      {free === 0 && (
        <ListFull list="The gallery" limit={LIMITS.galleryImages} entries="pictures" />
      )}
      <PictureDialog
        index={edited?.index ?? null}
        total={images.length}
        onClose={() => setEdited(null)}
        onMove={(to) => {
          if (!edited) return;
          gallery.move(edited.index, to);
          setEdited({ ...edited, index: to });
        }}
        onRemove={() => {
          if (!edited) return;
          // The tile that opened the dialog, and would be focused again, is removed as well.
          focusBeside(tiles.current?.children[edited.index] ?? null);
          remove(edited.index);
          setEdited(null);
        }}
      />
    </FormSection>
  );
}

function announceLeftOut(count: number) {
  notifications.show({
    color: 'gold',
    title: count === 1 ? '1 picture was not added' : `${count} pictures were not added`,
    message: `The gallery holds ${LIMITS.galleryImages}.`,
    autoClose: 10_000,
    role: 'alert',
  });
}
