import type { CSSProperties, ReactNode } from 'react';
import { type PictureFacts, pictureMarkup } from './picture-markup.ts';

export interface PictureProps extends PictureFacts {
  readonly className?: string;
}

/**
 * A picture in its frame. When it fails to load, `watchPictures` marks the frame, which then shows
 * the alt text.
 */
export function Picture({ className, ...picture }: PictureProps): ReactNode {
  const { content, placeholder } = pictureMarkup(picture);
  return (
    <picture
      className={className ? `picture ${className}` : 'picture'}
      style={placeholder ? placeholderStyle(placeholder) : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `Html` is escaped
      dangerouslySetInnerHTML={content}
    />
  );
}

function placeholderStyle(placeholder: string): CSSProperties {
  return { background: `url(${placeholder}) center / cover` };
}
