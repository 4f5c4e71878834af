import { useEffect, useState } from 'react';
import { pictureSources } from '#domain/invitation/picture-url.ts';
import { IconPhotoOff } from '../theme/icons.ts';
import classes from './form-picture.module.css';

interface FormPictureProps {
  readonly url: string;
  /** What it shows; '' where that stands beside it. */
  readonly alt: string;
  /** CSS widths it is shown at: on the way to a form, twenty photographs of full size would be 10 MB. */
  readonly sizes: string;
  readonly className: string | undefined;
  /** CSS `aspect-ratio`, where the class has none. */
  readonly ratio?: string;
}

/** A picture of the form; words where it cannot be shown. */
export function FormPicture({ url, alt, sizes, className, ratio }: FormPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const hasFailed = failed === url;
  useEffect(() => {
    if (!hasFailed) return;
    const tryAgain = () => setFailed(null);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [hasFailed]);
  const style = ratio === undefined ? {} : { aspectRatio: ratio };
  if (hasFailed) {
    return (
      <span className={`${className} ${classes.failed}`} style={style}>
        <IconPhotoOff size={22} stroke={1.4} aria-hidden />
        Cannot be shown
      </span>
    );
  }
  return (
    <img
      // Before `src`, or a browser begins with that.
      sizes={sizes}
      srcSet={pictureSources(url)?.webp}
      src={url}
      alt={alt}
      loading="lazy"
      draggable={false}
      className={className}
      style={style}
      onError={() => setFailed(url)}
    />
  );
}
