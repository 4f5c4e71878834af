import type { ReactNode } from 'react';
import { namesOf } from '#domain/invitation/couple.ts';
import { portrait } from '#domain/invitation/pictures.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { quoteOf } from '#domain/invitation/wording.ts';
import { Picture } from '../../../parts/picture/picture.tsx';
import { Prepared } from '../../../parts/prepared/prepared.tsx';
import { Prose } from '../../../parts/text/prose.tsx';
import type { SectionProps } from '../../template-view.ts';
import { Abstract } from '../abstract.tsx';
import { ArticleInfo } from '../article-info.tsx';
import { Byline } from '../byline.tsx';
import { Figure, Plot } from '../figure.tsx';
import { Names } from '../names.tsx';

/** The first page of the article: names as its title, authors, article info beside the abstract. */
export function TitlePage({ content, section }: SectionProps): ReactNode {
  const { text, source } = quoteOf(content);
  return (
    <section id={section.id} className="title-page" aria-label={section.title}>
      <div className="title-head">
        <p className="title-kind">Original Article</p>
        <Names couple={content.couple} as="h1" className="title-names" />
        <p className="title-study">A lifelong study of two subjects in close proximity</p>
        <Byline content={content} />
      </div>
      <div className="title-panel">
        <ArticleInfo content={content} />
        <div className="abstract">
          <h2 className="panel-heading">Abstract</h2>
          <Abstract content={content} />
          <figure className="significance">
            <figcaption className="panel-heading">Significance</figcaption>
            <blockquote>
              <Prose text={text} className="significance-text" />
            </blockquote>
            {source ? <p className="significance-source">{source}</p> : null}
          </figure>
        </div>
      </div>
      <div className="title-figures">
        <Prepared as="figure" className="figure" kind={Affection}>
          <Affection />
        </Prepared>
        <Authors content={content} />
      </div>
    </section>
  );
}

/** Figure 1, the same for every couple. */
function Affection(): ReactNode {
  return (
    <>
      <Plot
        number={1}
        alt="Plot of affection over seven years: two curves that rise to one and stay there"
      />
      <figcaption className="caption">
        Mutual affection over time (<i>n</i> = 2). Bars are standard errors. Both curves reach unity
        and stay there.
      </figcaption>
    </>
  );
}

/** The two subjects side by side, as panels of one figure. */
function Authors({ content }: { readonly content: WeddingData }): ReactNode {
  const { couple } = content;
  const panels = (['bride', 'groom'] as const).filter((person) => couple[person].trim() !== '');
  if (namesOf(couple).length === 0) return null;
  return (
    <Figure
      className="authors"
      caption={
        <>
          {panels.length > 1 ? 'The authors: ' : 'The author: '}
          {panels.map((person, index) => (
            <span key={person}>
              {index > 0 ? '; ' : ''}
              {panels.length > 1 ? <b>{'ab'[index]}</b> : null}{' '}
              <bdi translate="no">{couple[person].trim()}</bdi>
            </span>
          ))}
          . Both were free to leave at any time.
        </>
      }
    >
      <div className="panels" data-count={panels.length}>
        {panels.map((person, index) => (
          <div key={person} className="panel">
            {panels.length > 1 ? (
              <span className="panel-letter" aria-hidden="true">
                {'ab'[index]}
              </span>
            ) : null}
            <Picture
              className="panel-picture"
              url={portrait(content, person)}
              alt={couple[person]}
              sizes="(min-width: 80rem) 13.8rem, (min-width: 48rem) 17.5vw, 44vw"
              width={900}
              height={1200}
            />
          </div>
        ))}
      </div>
    </Figure>
  );
}
