import type { ComponentType, ReactNode } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { SectionTypeOf } from '#domain/templates/catalogue.ts';
import type { SectionType } from '#domain/templates/section-types.ts';
import type { TemplateId } from '#domain/templates/template.ts';
import type { TemplateSection } from '#domain/templates/template-schema.ts';

export interface SectionProps {
  readonly content: WeddingData;
  /** Its definition: `id` is the anchor (`#rsvp`), `title` the heading. */
  readonly section: TemplateSection;
  /** All sections that this invitation shows, in order. */
  readonly shown: readonly TemplateSection[];
}

/** Props of a template's section shell: all that surrounds a section's content. */
export interface ShellProps extends Pick<SectionProps, 'section'> {
  /** Replaces the definition's title. */
  readonly heading?: ReactNode;
  readonly className: string;
  readonly children?: ReactNode;
}

/** Draws one section, or nothing: a section without content disappears with its heading. */
export type SectionComponent = ComponentType<SectionProps>;

export interface DrawnSection {
  readonly type: SectionType;
  readonly node: ReactNode;
}

export interface FrameProps {
  readonly content: WeddingData;
  /** In the template's order. */
  readonly sections: readonly DrawnSection[];
}

/** (spec) Listed by its template but drawn by no component: the page skips it with a warning. */
type Undrawn = 'scientificHoneymoon';

/** How one template is drawn: a component for each section type, and the frame that holds them. */
export interface TemplateView<Id extends TemplateId> {
  readonly sections: Readonly<Record<Exclude<SectionTypeOf<Id>, Undrawn>, SectionComponent>>;
  /** Everything around the sections: covers, navigation, ornaments. */
  readonly Frame: ComponentType<FrameProps>;
}
