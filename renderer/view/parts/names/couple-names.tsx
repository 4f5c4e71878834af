import { Fragment, type ReactNode } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { nameScript, namesOf, namesSize } from './name-shape.ts';

interface CoupleNamesProps {
  readonly couple: WeddingData['couple'];
  readonly as: 'h1' | 'p';
}

/** The names, as large as they allow. A name that is not there yet leaves the other alone. */
export function CoupleNames({ couple, as: Element }: CoupleNamesProps): ReactNode {
  const names = namesOf(couple);
  if (names.length === 0) return <Element className="names">Our Wedding</Element>;
  return (
    <Element className="names" data-size={namesSize(names)}>
      {names.map((name, index) => (
        <Fragment key={index === 0 ? 'first' : 'second'}>
          {index > 0 ? <span className="names-and"> &amp; </span> : null}
          <span className="name" dir="auto" data-script={nameScript(name)}>
            {name}
          </span>
        </Fragment>
      ))}
    </Element>
  );
}
