import type { ComponentType, ReactNode } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';

export interface SectionProps {
  readonly content: WeddingData;
  /** The section's id, fit for a fragment (`#rsvp`). */
  readonly id: string;
  /** The section's title from the template's definition. */
  readonly title: string;
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
