import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { IconPhotoPlus } from '../theme/icons.ts';
import classes from './drop-area.module.css';

interface DropAreaProps {
  /** What choosing does: "Add a picture of the bride". */
  readonly label: string;
  readonly hint?: string | undefined;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  /** Width to height; without it the area is as high as its text. */
  readonly ratio?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  /** Instead of icon, label and hint. */
  readonly children?: ReactNode;
}

/** Named one by one: a general image/* makes iPhones send HEIC where they would send JPEG. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Where pictures are dropped or, by tap or key, chosen. Any file is handed on; the upload judges it. */
export function DropArea(props: DropAreaProps) {
  const { label, hint, multiple = false, disabled = false, ratio, onFiles, children } = props;
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple,
    disabled,
    // The label opens the file dialog by itself, for the mouse and for the keyboard.
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejected) => {
      // Several dropped where one has a place: the first is meant.
      const files = accepted.length > 0 ? accepted : rejected.slice(0, 1).map(({ file }) => file);
      if (files.length > 0) onFiles(files);
    },
  });
  return (
    <div {...getRootProps({ role: undefined, tabIndex: undefined })}>
      <label
        className={classes.area}
        data-active={isDragActive || undefined}
        data-disabled={disabled || undefined}
        style={{ aspectRatio: ratio }}
      >
        <input
          {...getInputProps({
            accept: ACCEPT,
            disabled,
            tabIndex: 0,
            // Else choosing the same file again after a failure would be no change.
            onClick: ({ currentTarget }) => {
              currentTarget.value = '';
            },
            style: {},
            className: classes.input ?? '',
          })}
        />
        {children ?? (
          <span className={classes.text}>
            <IconPhotoPlus size={26} stroke={1.4} aria-hidden />
            <span>{isDragActive ? 'Drop here' : label}</span>
            {hint && <small>{hint}</small>}
          </span>
        )}
      </label>
    </div>
  );
}
