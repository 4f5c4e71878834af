import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { longestWord, namesOf, namesSize } from '../../parts/names/name-shape.ts';

/** For `style`: characters of the longest word, and of all names on one line. */
function nameWidth(names: readonly string[]): CSSProperties {
  return {
    '--word': Math.min(Math.max(3, longestWord(names)), 24),
    '--letters': Math.max(6, [...names.join(' & ')].length),
  } as CSSProperties;
}

interface NamesProps {
  readonly couple: WeddingData['couple'];
  readonly as: 'h1' | 'p';
  readonly className: string;
}

/** Both names, as large as they allow; the ampersand goes with the second. */
export function Names({ couple, as: Element, className }: NamesProps): ReactNode {
  const names = namesOf(couple);
  const shown = names.length > 0 ? names : ['Our Wedding'];
  return (
    <Element className={`names ${className}`} data-size={namesSize(shown)} style={nameWidth(shown)}>
      {shown.map((name, index) => (
        <Fragment key={index === 0 ? 'first' : 'second'}>
          {index > 0 ? ' ' : null}
          <span className="names-line">
            {index > 0 ? <span className="names-and">&amp; </span> : null}
            <span className="name" dir="auto">
              {name}
            </span>
          </span>
        </Fragment>
      ))}
    </Element>
  );
}
