import { type CSSProperties, Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { shownSections } from '#domain/invitation/shown-sections.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { TEMPLATES } from '#domain/templates/catalogue.ts';
import type { SectionType } from '#domain/templates/section-types.ts';
import { type TemplateId, templateIdOf } from '#domain/templates/template.ts';
import { PageContext, type PageMode, type RenderIsland } from './page-context.ts';
import { Music } from './parts/music/music.tsx';
import { breadth, namesSize, shownNames, widestLine } from './parts/names/name-shape.ts';
import { watchPictures } from './parts/picture/watch-pictures.ts';
import { TEMPLATE_VIEWS } from './templates/registry.ts';
import type { DrawnSection, SectionComponent } from './templates/template-view.ts';

/** Id of a hidden element right after the first section. */
export const FIRST_VIEW_END = 'first-view-end';

export interface InvitationPageProps {
  readonly content: WeddingData;
  /** Last path segment of the public page, to which replies are addressed. */
  readonly slug: string;
  readonly invitationId: string;
  readonly mode: PageMode;
  /** Set by the publisher only. Renders islands to markup that the loader wakes. */
  readonly renderIsland?: RenderIsland;
}

/** The whole invitation: the published page's body and the content of the builder's preview. */
export function InvitationPage(page: InvitationPageProps): ReactNode {
  const { content, slug, mode, renderIsland = null } = page;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? watchPictures(root.current) : undefined), []);
  const environment = useMemo(() => ({ slug, mode, renderIsland }), [slug, mode, renderIsland]);
  const templateId = templateIdOf(content);
  const { Frame } = TEMPLATE_VIEWS[templateId];
  return (
    <PageContext value={environment}>
      <div ref={root} className={`invitation ${templateId}`} {...namesMeasures(content.couple)}>
        <Music content={content} />
        <Frame content={content} sections={drawSections(templateId, page)} />
      </div>
    </PageContext>
  );
}

/**
 * Returns what style sheets derive the size of the names from, wherever they stand: the size step,
 * and the breadth of the widest line (`--letters`) and of both names on one (`--row`).
 */
function namesMeasures(couple: WeddingData['couple']) {
  const shown = shownNames(couple);
  const style = { '--letters': widestLine(shown), '--row': breadth(shown.join(' & ')) };
  return { 'data-names': namesSize(shown), style: style as CSSProperties };
}

/** Section types already warned of: a preview is redrawn with every letter typed. */
const warnedOf = new Set<string>();

function warnOnceOf(type: string): void {
  if (warnedOf.has(type)) return;
  warnedOf.add(type);
  console.warn(`Section type "${type}" has no component and is skipped`);
}

function drawSections(
  templateId: TemplateId,
  { content, renderIsland }: InvitationPageProps,
): DrawnSection[] {
  const components: Readonly<Partial<Record<SectionType, SectionComponent>>> =
    TEMPLATE_VIEWS[templateId].sections;
  const shown = shownSections(TEMPLATES[templateId], content);
  return shown.flatMap((section, index) => {
    const { type, id } = section;
    const Section = components[type];
    if (!Section) {
      // The publisher's console is its log, so the published page's loader warns instead.
      if (renderIsland) return [{ type, node: <Unknown key={id} type={type} /> }];
      warnOnceOf(type);
      return [];
    }
    const node = <Section key={id} content={content} section={section} shown={shown} />;
    return [{ type, node: index === 0 ? endingFirstView(node) : node }];
  });
}

/** An island with an unknown name: it shows and loads nothing. */
function Unknown({ type }: { readonly type: string }): ReactNode {
  return <span hidden data-island={type} data-props="{}" />;
}

function endingFirstView(section: ReactNode): ReactNode {
  return (
    <Fragment key="first-view">
      {section}
      <span id={FIRST_VIEW_END} hidden />
    </Fragment>
  );
}
