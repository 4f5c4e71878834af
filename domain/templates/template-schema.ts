import { z } from 'zod';
import { storySectionSchema, weddingDataSchema } from '../invitation/wedding-data.ts';
import { SECTION_TYPES } from './section-types.ts';
import { BREAKPOINTS, TEMPLATE_IDS } from './template.ts';

const TEMPLATE_CATEGORIES = ['floral', 'classic', 'minimalist', 'modern'] as const;

/** Ways in which a section comes into view. */
const ANIMATIONS = ['fade', 'rise', 'bloom', 'draw', 'slide'] as const;

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const font = z.string().min(1);

const templateSectionSchema = z.object({
  type: z.enum(SECTION_TYPES),
  /** Unique in the template; the section's anchor on the page. */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** The section's heading, or its name where it has no heading. */
  title: z.string().min(1),
  enabled: z.boolean(),
  /** Sections are shown in ascending order. */
  order: z.int().min(1),
  /** Only descriptive. */
  animations: z.array(z.enum(ANIMATIONS)),
  /** Texts of the section itself. */
  defaultData: z.record(z.string(), z.string()).optional(),
});
export type TemplateSection = z.infer<typeof templateSectionSchema>;

/**
 * A template as the specification describes one. Pages take its sections, colours, spacing and
 * texts from here. Nothing reads fonts, layout rules, assets and animations: they describe what the
 * template's components and style sheet do.
 */
export const templateSchema = z.object({
  metadata: z.object({
    id: z.enum(TEMPLATE_IDS),
    name: z.string().min(1),
    description: z.string().min(1),
    /** Path of the template's thumbnail. Nothing reads it: the builder imports the file itself. */
    thumbnail: z.string().startsWith('/'),
    category: z.enum(TEMPLATE_CATEGORIES),
    version: z.string().regex(/^\d+\.\d+\.\d+$/),
    author: z.string().min(1),
    /** The chooser shows the first three. */
    tags: z.array(z.string().min(1)).min(1),
  }),
  sections: z.array(templateSectionSchema).min(1),
  styleVariables: z.object({
    colors: z.object({
      /** Headings, links and filled buttons (with `background` as their text). */
      primary: colour,
      /** Ornament. */
      secondary: colour,
      /** Small touches: rules, numerals, markers. */
      accent: colour,
      text: colour,
      /** Captions and labels. */
      textLight: colour,
      background: colour,
      /** Every other section. */
      backgroundAlt: colour,
    }),
    /** CSS font-family values, only descriptive. */
    fonts: z.object({ heading: font, body: font, script: font }),
    /** CSS lengths. */
    spacing: z.object({ sectionPadding: z.string().min(1), containerMaxWidth: z.string().min(1) }),
  }),
  /** Only descriptive. */
  layoutRules: z.object({
    breakpoints: z.object({
      sm: z.literal(BREAKPOINTS.sm),
      md: z.literal(BREAKPOINTS.md),
      lg: z.literal(BREAKPOINTS.lg),
      xl: z.literal(BREAKPOINTS.xl),
    }),
    containerClasses: z.string().min(1),
    /** CSS length between sections. */
    sectionSpacing: z.string().min(1),
  }),
  /** Paths of pictures by purpose, only descriptive. */
  assets: z.object({
    backgrounds: z.record(z.string(), z.string().startsWith('/')),
    icons: z.record(z.string(), z.string().startsWith('/')),
  }),
  /** Used where the couple leaves its own customizations empty. */
  customizations: z.object({ quote: z.string().min(1), quoteSource: z.string() }),
  /** The sample couple's invitation; `sampleInvitation` sets its dates. */
  defaultData: weddingDataSchema,
  /** Story sets to choose from; the first is the default. `language` is a BCP 47 tag. */
  storySets: z
    .array(
      z.object({
        language: z.string(),
        sections: z.array(storySectionSchema),
      }),
    )
    .min(1),
});
export type Template = z.infer<typeof templateSchema>;
