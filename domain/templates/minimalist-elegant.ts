import { weddingDataSchema } from '../invitation/wedding-data.ts';
import { artUrl } from './art.ts';
import { paintedGallery, paintedStory, sampleFrame } from './sample.ts';
import { BREAKPOINTS } from './template.ts';
import type { Template } from './template-schema.ts';

const ID = 'minimalist-elegant';

const story = paintedStory(ID, [
  [
    'How We Met',
    'March 2020',
    'table',
    'Two desks by the same window. For a month we said good morning and nothing else. Then the ' +
      'lift broke, and eleven floors of stairs turned out to be exactly long enough.',
  ],
  [
    'The Proposal',
    'September 2025',
    'rings',
    'No violins, no audience. A Sunday, a white kitchen, coffee for two. One question, one word, ' +
      'and then the coffee went cold.',
  ],
  [
    'Our Journey',
    'Now',
    'hills',
    'We keep few things and we keep them well: slow mornings, long walks, each other. What we want ' +
      'most on this day is room for the people we love.',
  ],
]);

export const minimalistElegant = {
  metadata: {
    id: ID,
    name: 'Minimalist Elegant',
    description:
      'A folded card that opens onto white space, hairlines and large numerals. For couples who say much with little.',
    thumbnail: artUrl(ID, 'thumbnail'),
    category: 'minimalist',
    version: '1.0.0',
    author: 'Wedding Invite',
    tags: ['Modern', 'Clean', 'Cover', 'Typography'],
  },
  sections: [
    {
      type: 'minimalistHero',
      id: 'home',
      title: 'Home',
      enabled: true,
      order: 1,
      animations: ['fade'],
      defaultData: { cover: "You're Invited", open: 'Open Invitation' },
    },
    {
      type: 'minimalistCouple',
      id: 'couple',
      title: 'Meet the Couple',
      enabled: true,
      order: 2,
      animations: ['fade'],
    },
    {
      type: 'minimalistEvents',
      id: 'events',
      title: 'Event Details',
      enabled: true,
      order: 3,
      animations: ['fade'],
    },
    {
      type: 'minimalistStory',
      id: 'story',
      title: 'Our Love Story',
      enabled: true,
      order: 4,
      animations: ['fade'],
    },
    {
      type: 'minimalistRsvp',
      id: 'rsvp',
      title: 'RSVP',
      enabled: true,
      order: 5,
      animations: ['fade'],
    },
    {
      type: 'minimalistGallery',
      id: 'gallery',
      title: 'Gallery',
      enabled: true,
      order: 6,
      animations: ['fade'],
    },
    {
      type: 'minimalistRegistry',
      id: 'registry',
      title: 'Registry & Gifts',
      enabled: true,
      order: 7,
      animations: ['fade'],
    },
    {
      type: 'minimalistHoneymoon',
      id: 'honeymoon',
      title: 'Honeymoon Fund',
      enabled: true,
      order: 8,
      animations: ['fade'],
    },
    {
      type: 'minimalistFooter',
      id: 'footer',
      title: 'Thank You',
      enabled: true,
      order: 9,
      animations: [],
      defaultData: { backToTop: 'Back to Top' },
    },
  ],
  styleVariables: {
    colors: {
      primary: '#2b2d2f',
      secondary: '#c9c6c1',
      accent: '#86675a',
      text: '#2b2d2f',
      textLight: '#63666a',
      background: '#ffffff',
      backgroundAlt: '#f7f6f4',
    },
    fonts: {
      heading: "'Italiana', 'Times New Roman', serif",
      body: "'Jost Variable', 'Century Gothic', system-ui, sans-serif",
      script: "'Italiana', 'Times New Roman', serif",
    },
    spacing: { sectionPadding: 'clamp(6rem, 16vw, 12rem)', containerMaxWidth: '64rem' },
  },
  layoutRules: {
    breakpoints: BREAKPOINTS,
    containerClasses: 'container container-wide-margin',
    sectionSpacing: 'clamp(4rem, 10vw, 9rem)',
  },
  assets: { backgrounds: { hero: artUrl(ID, 'hero') }, icons: {} },
  customizations: {
    quote: 'Two lives, one table, and all the mornings still to come.',
    quoteSource: '',
  },
  defaultData: weddingDataSchema.parse({
    ...sampleFrame(ID, 'clara.and.henrik@example.com'),
    couple: {
      bride: 'Clara',
      groom: 'Henrik',
      brideParents: 'Ute and Martin Seidel',
      groomParents: 'Astrid and Jonas Nyberg',
      brideImage: artUrl(ID, 'portrait-1'),
      groomImage: artUrl(ID, 'portrait-2'),
    },
    wedding: {
      events: [
        {
          id: 'ceremony',
          title: 'Wedding Ceremony',
          time: '16:00',
          venue: {
            name: 'Halle Nord',
            address: 'Hafenstraße 14, 20457 Hamburg, Germany',
            coordinates: { lat: 53.5436, lng: 9.9886 },
          },
          description: 'Half an hour, standing, with the doors open to the water.',
        },
        {
          id: 'reception',
          title: 'Reception',
          time: '18:30',
          venue: {
            name: 'Atelier 9',
            address: 'Hafenstraße 9, 20457 Hamburg, Germany',
            coordinates: { lat: 53.5441, lng: 9.9871 },
          },
          description:
            'Dinner at one table for all of us. Dress as you feel best; we suggest black.',
        },
      ],
    },
    story: { sections: story },
    gallery: {
      images: paintedGallery(ID, {
        arch: 'A plain white arch with a single spray of dried grasses',
        rings: 'Two slim rings on a sheet of white paper',
        hills: 'Grey hills in mist, drawn with a few calm lines',
        lanterns: 'Three round paper lanterns against a pale wall',
        table: 'A long white table with one line of candles',
        letter: 'A folded card and its envelope in soft daylight',
        dance: 'The silhouettes of a couple dancing before a tall window',
        bouquet: 'A small bouquet of white calla lilies tied with linen',
      }),
    },
    registry: {
      enabled: true,
      links: [
        {
          name: 'Form & Fold',
          url: 'https://example.com/form-and-fold',
          description: 'A short list of things made to last.',
        },
      ],
    },
    honeymoonFund: {
      enabled: true,
      title: 'Honeymoon Fund',
      description: 'Ten days, one island, no itinerary. Thank you for every hour of it.',
      link: 'https://example.com/clara-and-henrik',
    },
  }),
  storySets: [{ language: 'en', sections: story }],
} satisfies Template;
