import { useRef, useState } from 'react';
import { coupleNames } from '#domain/invitation/couple.ts';
import type { Template } from '#domain/templates/template.ts';
import { useElementSize } from '../preview/use-element-size.ts';
import classes from './card-picture.module.css';
import { THUMBNAILS } from './thumbnails.ts';

/** Width at which the real template is drawn in its card, CSS pixels: a phone's. */
const DRAWN_WIDTH = 430;

interface CardPictureProps {
  readonly template: Template;
}

/** The template as it looks: a picture, the template itself, or a card in its colours. */
export function CardPicture({ template }: CardPictureProps) {
  const thumbnail = THUMBNAILS[template.metadata.id];
  return (
    <span className={classes.box}>
      {thumbnail ? (
        <img src={thumbnail} alt="" className={classes.thumbnail} />
      ) : (
        <Cover template={template} />
      )}
      {!thumbnail && <LiveSample template={template} />}
    </span>
  );
}

/** The real template with its sample couple, as small as the card. */
function LiveSample({ template }: { readonly template: Template }) {
  const room = useRef<HTMLSpanElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const { width, height } = useElementSize(room);
  const scale = width / DRAWN_WIDTH;
  return (
    <span ref={room} className={classes.box}>
      {scale > 0 && (
        <iframe
          src={`/preview?template=${template.metadata.id}`}
          title={`${template.metadata.name}, sample`}
          className={classes.frame}
          data-loaded={isLoaded || undefined}
          style={{ width: DRAWN_WIDTH, height: height / scale, scale: String(scale) }}
          loading="lazy"
          aria-hidden
          tabIndex={-1}
          inert
          onLoad={() => setLoaded(true)}
        />
      )}
    </span>
  );
}

function Cover({ template }: { readonly template: Template }) {
  const { colors } = template.styleVariables;
  return (
    <span
      aria-hidden
      className={classes.cover}
      style={{ background: colors.background, color: colors.primary }}
    >
      <span className={classes.frameLine} style={{ borderColor: colors.accent }}>
        <span className={classes.names}>{coupleNames(template.defaultData)}</span>
      </span>
    </span>
  );
}
