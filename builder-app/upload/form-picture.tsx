import { useEffect, useState } from 'react';
import { pictureSources } from '#domain/invitation/picture-url.ts';
import { IconPhotoOff } from '../theme/icons.ts';
import classes from './form-picture.module.css';

interface FormPictureProps {
  readonly url: string;
  /** What it shows; '' if text beside it says so. */
  readonly alt: string;
  /** CSS widths at which it is shown. At full size, twenty photographs would take 10 MB to load. */
  readonly sizes: string;
  readonly className: string | undefined;
  /** CSS `aspect-ratio`, if the class sets none. */
  readonly ratio?: string;
}

/** A picture in the form; says so if it cannot be shown, and tries again once online. */
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
      // `sizes` and `srcSet` come before `src`, which a browser would load first otherwise.
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
