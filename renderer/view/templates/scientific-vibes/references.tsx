import type { ReactNode } from 'react';
import { Prepared } from '../../parts/prepared/prepared.tsx';

/** A number in the text that links to its entry in the list. */
export function CitationMark({ number }: { readonly number: 1 | 2 }): ReactNode {
  return (
    <sup className="citation">
      <a href={`#reference-${number}`} aria-label={`Reference ${number}`}>
        {number}
      </a>
    </sup>
  );
}

/** The list of cited works. Both exist and say what they are cited for. */
export function References(): ReactNode {
  return (
    <Prepared className="references" kind={Works}>
      <Works />
    </Prepared>
  );
}

function Works(): ReactNode {
  return (
    <>
      <h3>References</h3>
      <ol>
        <li id="reference-1">
          Gale, D. &amp; Shapley, L. S. College admissions and the stability of marriage.{' '}
          <i>Amer. Math. Monthly</i> <b>69</b>, 9–15 (1962).
        </li>
        <li id="reference-2">
          Austen, J. <i>Pride and Prejudice</i>, Vol. I, Ch. 1 (Egerton, London, 1813).
        </li>
      </ol>
    </>
  );
}
