import type { ComponentType, ReactNode } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { TemplateSection } from '#domain/templates/template.ts';

export interface SectionProps {
  readonly content: WeddingData;
  /** Its definition: `id` is its anchor (`#rsvp`), `title` its heading. */
  readonly section: TemplateSection;
  /** All that this invitation shows, in their order. */
  readonly shown: readonly TemplateSection[];
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

/** How one template draws: a component for each section type of its definition, and what holds them. */
export interface TemplateView<SectionType extends string = string> {
  readonly sections: Readonly<Record<SectionType, SectionComponent>>;
  /** Everything around the sections: covers, navigation, ornaments. */
  readonly Frame: ComponentType<FrameProps>;
}
