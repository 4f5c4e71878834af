import type { ReactNode } from 'react';
import { type Profile, profilesOf } from '#domain/invitation/profiles.ts';
import { quoteOf } from '#domain/invitation/wording.ts';
import { Picture } from '../../../parts/picture/picture.tsx';
import { Prose } from '../../../parts/text/prose.tsx';
import type { SectionProps } from '../../template-view.ts';
import { faceOf } from '../names.tsx';
import { SectionShell } from '../section-shell.tsx';

/** The couple's quote, then their captioned portraits across the whole width. */
export function Welcome({ content, section }: SectionProps): ReactNode {
  const profiles = profilesOf(content);
  const { text, source } = quoteOf(content);
  const diptych = (
    <div className="diptych" data-count={profiles.length}>
      {profiles.map((profile) => (
        <Portrait key={profile.person} {...profile} />
      ))}
    </div>
  );
  return (
    <SectionShell
      section={section}
      className="band-welcome"
      below={profiles.length > 0 ? diptych : null}
    >
      <figure className="quote" data-long={text.length > 160 || undefined}>
        <blockquote>
          <Prose text={text} className="quote-text" />
        </blockquote>
        {source ? <figcaption className="caption quote-source">{source}</figcaption> : null}
      </figure>
    </SectionShell>
  );
}

function Portrait({ name, parents, picture }: Profile): ReactNode {
  return (
    <div className="portrait far">
      <Picture
        className="portrait-picture"
        url={picture}
        alt={name}
        sizes="(min-width: 40rem) 50vw, 100vw"
        width={900}
        height={1200}
      />
      <div className="portrait-caption">
        <h3 className="portrait-name" dir="auto" translate="no" data-face={faceOf(name)}>
          {name}
        </h3>
        {parents ? (
          <p className="caption portrait-parents" dir="auto">
            {parents}
          </p>
        ) : null}
      </div>
    </div>
  );
}
