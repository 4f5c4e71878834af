import type { CSSProperties, ReactNode } from 'react';
import { type PictureFacts, pictureMarkup } from './picture-markup.ts';

export interface PictureProps extends PictureFacts {
  /** A tiny version as data URI, shown until the picture is there. */
  readonly placeholder?: string | undefined;
  readonly className?: string;
}

/**
 * A picture in its frame. When it fails to load, `watchPictures` marks the frame and the alt text
 * stays.
 */
export function Picture({ placeholder, className, ...picture }: PictureProps): ReactNode {
  return (
    <picture
      className={className ? `picture ${className}` : 'picture'}
      style={placeholder ? placeholderStyle(placeholder) : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped
      dangerouslySetInnerHTML={{ __html: pictureMarkup(picture).content }}
    />
  );
}

function placeholderStyle(placeholder: string): CSSProperties {
  return { background: `url("${placeholder}") center / cover` };
}
