import type { ComponentType, ReactNode } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { SectionTypeOf } from '#domain/templates/catalogue.ts';
import type { TemplateId, TemplateSection } from '#domain/templates/template.ts';

export interface SectionProps {
  readonly content: WeddingData;
  /** Its definition: `id` is its anchor (`#rsvp`), `title` its heading. */
  readonly section: TemplateSection;
  /** All that this invitation shows, in their order. */
  readonly shown: readonly TemplateSection[];
}

/** What the shell of a template's sections takes: all that lies around their content. */
export interface ShellProps extends Pick<SectionProps, 'section'> {
  /** Stands in for the definition's title. */
  readonly heading?: ReactNode;
  readonly className: string;
  readonly children?: ReactNode;
}

/** Draws one section, or nothing: a part without content disappears with its heading. */
export type SectionComponent = ComponentType<SectionProps>;

export interface DrawnSection {
  readonly type: string;
  readonly node: ReactNode;
}

export interface FrameProps {
  readonly content: WeddingData;
  /** In the template's order. */
  readonly sections: readonly DrawnSection[];
}

/** (spec) Listed by its template, drawn by nothing: the page skips it with a warning. */
type Undrawn = 'scientificHoneymoon';

/** How one template draws: a component for each section type of its definition, and what holds them. */
export interface TemplateView<Id extends TemplateId> {
  readonly sections: Readonly<Record<Exclude<SectionTypeOf<Id>, Undrawn>, SectionComponent>>;
  /** Everything around the sections: covers, navigation, ornaments. */
  readonly Frame: ComponentType<FrameProps>;
}
