import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { IconPhotoPlus } from '../theme/icons.ts';
import classes from './drop-area.module.css';

interface DropAreaProps {
  /** What choosing a file does: "Add a picture of the bride". */
  readonly label: string;
  readonly hint?: string | undefined;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  /** CSS `aspect-ratio`; without it the area is as high as its text. */
  readonly ratio?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  /** Instead of icon, label and hint. */
  readonly children?: ReactNode;
}

/** Listed one by one: with image/*, iPhones send HEIC instead of converting it to JPEG. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Takes pictures by drop, tap or key. Passes on files of any type; the upload checks them. */
export function DropArea(props: DropAreaProps) {
  const { label, hint, multiple = false, disabled = false, ratio, onFiles, children } = props;
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple,
    disabled,
    // The label itself opens the file dialog, for mouse and keyboard.
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejected) => {
      // Several dropped where one is allowed are all rejected: takes the first.
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
            // Otherwise choosing the same file again after a failure would fire no change event.
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
