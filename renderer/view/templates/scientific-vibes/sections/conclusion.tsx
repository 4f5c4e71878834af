import type { ReactNode } from 'react';
import { Prepared } from '../../../parts/prepared/prepared.tsx';
import type { SectionProps } from '../../template-view.ts';
import { CitationMark, References } from '../references.tsx';
import { SectionShell } from '../section-shell.tsx';

/** The conclusions, and (spec) thanks to both families, by name where it is given. */
export function Conclusion({ content, section, shown }: SectionProps): ReactNode {
  const { brideParents, groomParents } = content.couple;
  return (
    <SectionShell section={section} shown={shown} className="section-conclusion">
      <div className="conclusion">
        <Prepared as="p" className="conclusion-text" kind={Conclusions}>
          <Conclusions />
        </Prepared>
        <div className="statements">
          <h3>Acknowledgements</h3>
          <p>
            The authors thank{' '}
            <b dir="auto">{brideParents.trim() || section.defaultData?.brideFamily}</b> and{' '}
            <b dir="auto">{groomParents.trim() || section.defaultData?.groomFamily}</b>, who
            supplied the original material and have supported this work since before it began.
          </p>
          <h3>Competing interests</h3>
          <p>The authors declare an interest in each other.</p>
          <h3>Data availability</h3>
          <p>All stories will be made available after the second toast.</p>
        </div>
        <References />
      </div>
    </SectionShell>
  );
}

function Conclusions(): ReactNode {
  return (
    <>
      Two subjects who search long enough can be matched stably
      <CitationMark number={1} />; that they must be in want of each other is a truth universally
      acknowledged
      <CitationMark number={2} />. We conclude that the effect is real, that it is large, and that
      it should be celebrated. Further work is planned for the rest of the authors’ lives.
    </>
  );
}
