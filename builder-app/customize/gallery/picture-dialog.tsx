import { Button, Group, Stack } from '@mantine/core';
import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import { Dialog } from '../../site/dialog.tsx';
import { IconArrowLeft, IconArrowRight, IconTrash } from '../../theme/icons.ts';
import { unavailableWhen } from '../../unavailable.ts';
import { FormPicture } from '../../upload/form-picture.tsx';
import { useInvitationForm } from '../field-context.ts';
import { sectionMark } from '../focus-field.ts';
import { ParagraphField, TextField } from '../text-field.tsx';
import classes from './gallery.module.css';

interface PictureDialogProps {
  /** The picture's index in the gallery; null while the dialog is closed. */
  readonly index: number | null;
  readonly total: number;
  readonly onClose: () => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Edits the texts and the position of one picture; changes apply at once, as in all the form. */
export function PictureDialog({ index, total, onClose, onMove, onRemove }: PictureDialogProps) {
  return (
    <Dialog
      opened={index !== null}
      onClose={onClose}
      title={index === null ? '' : `Picture ${index + 1} of ${total}`}
    >
      {index !== null && (
        <Stack {...sectionMark('gallery')}>
          {/* Without the buttons: remounting would take the focus from the one pressed. */}
          <Fragment key={index}>
            <Picture index={index} />
            <TextField
              name={`gallery.images.${index}.caption`}
              label="Caption"
              description="Shown below the picture when it is opened."
            />
            <ParagraphField
              name={`gallery.images.${index}.alt`}
              label="Description"
              description="Read aloud to guests who cannot see the picture."
              minRows={2}
            />
          </Fragment>
          <Group justify="space-between" gap="xs">
            <Group gap={6}>
              <Button
                variant="default"
                px="xs"
                leftSection={<IconArrowLeft size={16} />}
                {...unavailableWhen(index === 0, () => onMove(index - 1))}
              >
                Earlier
              </Button>
              <Button
                variant="default"
                px="xs"
                rightSection={<IconArrowRight size={16} />}
                {...unavailableWhen(index === total - 1, () => onMove(index + 1))}
              >
                Later
              </Button>
            </Group>
            <Button
              variant="subtle"
              color="red"
              px="xs"
              ms="auto"
              leftSection={<IconTrash size={16} />}
              onClick={onRemove}
            >
              Remove
            </Button>
          </Group>
          <Button onClick={onClose}>Done</Button>
        </Stack>
      )}
    </Dialog>
  );
}

function Picture({ index }: { readonly index: number }) {
  const { control } = useInvitationForm();
  const url = useWatch({ control, name: `gallery.images.${index}.url` });
  return <FormPicture url={url} alt="" sizes="min(75vw, 24rem)" className={classes.large} />;
}
