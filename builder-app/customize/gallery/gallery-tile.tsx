import { ActionIcon } from '@mantine/core';
import type { GalleryImage } from '#domain/invitation/wedding-data.ts';
import { focusBeside } from '../../lists/focus-beside.ts';
import { singlePress } from '../../lists/single-press.ts';
import { IconX } from '../../theme/icons.ts';
import { FormPicture } from '../../upload/form-picture.tsx';
import classes from './gallery.module.css';

interface GalleryTileProps {
  /** Tells the picture apart wherever it is in the list. */
  readonly id: string;
  readonly image: GalleryImage;
  readonly index: number;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
  /** Called when a tile is dropped on this one: by its id, which may be gone or another tab's. */
  readonly onDropHere: (id: string) => void;
}

const DRAG_TYPE = 'application/x-gallery-picture';

/** One picture of the gallery. It can be dragged with a mouse, or moved in its dialog. */
export function GalleryTile(props: GalleryTileProps) {
  const { id, image, index, onOpen, onRemove, onDropHere } = props;
  const name = image.caption || image.alt || `picture ${index + 1}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is a shortcut for its dialog
    <div
      className={classes.tile}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAG_TYPE, id);
        event.dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAG_TYPE)) event.preventDefault();
      }}
      onDrop={(event) => {
        const dropped = event.dataTransfer.getData(DRAG_TYPE);
        if (dropped === '') return;
        event.preventDefault();
        onDropHere(dropped);
      }}
    >
      <button type="button" className={classes.open} onClick={onOpen} aria-label={`Edit ${name}`}>
        <FormPicture url={image.url} alt="" sizes="10rem" className={classes.picture} />
        {image.caption && <span className={classes.caption}>{image.caption}</span>}
      </button>
      <ActionIcon
        variant="filled"
        color="dark"
        size="md"
        className={classes.remove ?? ''}
        aria-label={`Remove ${name}`}
        onClick={singlePress(({ currentTarget }) => {
          focusBeside(currentTarget.closest('li'));
          onRemove();
        })}
      >
        <IconX size={16} />
      </ActionIcon>
    </div>
  );
}
