import type { ReactNode } from 'react';
import { safePictureUrl } from '#domain/invitation/picture-url.ts';
import type { StorySection } from '#domain/invitation/wedding-data.ts';
import { Picture } from '../picture/picture.tsx';
import { Prose } from '../text/prose.tsx';

interface StoryEntryProps {
  readonly entry: StorySection;
  /** `sizes` of the picture, as in `PictureFacts`. */
  readonly sizes: string;
  /** Width of the picture's frame divided by its height. */
  readonly shape?: number;
  /** Class of the text. */
  readonly prose?: string;
}

/** One entry of a couple's story: picture, date, title and text, as far as they are given. */
export function StoryEntry({
  entry,
  sizes,
  shape = 4 / 3,
  prose = 'prose',
}: StoryEntryProps): ReactNode {
  const picture = safePictureUrl(entry.image);
  return (
    <>
      {picture ? (
        <Picture
          className="story-picture"
          url={picture}
          alt={entry.title}
          sizes={sizes}
          width={1200}
          height={1200 / shape}
        />
      ) : null}
      <div className="story-text">
        {entry.date ? (
          <p className="story-date" dir="auto">
            {entry.date}
          </p>
        ) : null}
        {entry.title ? (
          <h3 className="story-title" dir="auto">
            {entry.title}
          </h3>
        ) : null}
        <Prose text={entry.content} className={prose} />
      </div>
    </>
  );
}
