import { weddingDataSchema } from '../invitation/wedding-data.ts';
import { artUrl } from './art.ts';
import { paintedGallery, paintedStory, sampleFrame } from './sample.ts';
import { BREAKPOINTS } from './template.ts';
import type { Template } from './template-schema.ts';

const ID = 'serene-lens';

const story = paintedStory(ID, [
  [
    'How We Met',
    'Summer 2019',
    'hills',
    'On the last ferry of the season, each of us alone with a camera, both pointed at the same ' +
      'island. His picture came out blurred. Hers had him in it. She kept it, and then she kept him.',
  ],
  [
    'The Proposal',
    'October 2025',
    'lanterns',
    'We walked up to the lighthouse before dawn to photograph the fog. When it lifted there was a ' +
      'ring in the lens cap, and the only picture of the morning shows two pairs of boots, very ' +
      'close together.',
  ],
  [
    'Our Journey',
    'Ever since',
    'dance',
    'Twelve countries, four thousand pictures, one home by the water. We have learnt to put the ' +
      'camera down for the moments that matter most. This will be one of them.',
  ],
]);

export const sereneLens = {
  metadata: {
    id: ID,
    name: 'Serene Lens',
    description:
      'Full-bleed photographs with calm bands of text, like a magazine by the sea. For couples whose pictures tell the story.',
    thumbnail: artUrl(ID, 'thumbnail'),
    category: 'minimalist',
    version: '1.0.0',
    author: 'Wedding Invite',
    tags: ['Photography', 'Calm', 'Coastal', 'Magazine'],
  },
  sections: [
    {
      type: 'sereneLensHero',
      id: 'home',
      title: 'Home',
      enabled: true,
      order: 1,
      animations: ['fade'],
    },
    {
      type: 'sereneLensSection',
      id: 'welcome',
      title: 'Welcome to Our Celebration',
      enabled: true,
      order: 2,
      animations: ['rise'],
    },
    {
      type: 'sereneLensStory',
      id: 'story',
      title: 'Our Story',
      enabled: true,
      order: 3,
      animations: ['slide'],
    },
    {
      type: 'sereneLensSaveTheDate',
      id: 'countdown',
      title: 'Save The Date',
      enabled: true,
      order: 4,
      animations: ['fade'],
    },
    {
      type: 'sereneLensEvents',
      id: 'events',
      title: 'Event Details',
      enabled: true,
      order: 5,
      animations: ['rise'],
    },
    {
      type: 'sereneLensGallery',
      id: 'gallery',
      title: 'Gallery',
      enabled: true,
      order: 6,
      animations: ['fade'],
    },
    {
      type: 'sereneLensRSVP',
      id: 'rsvp',
      title: 'RSVP',
      enabled: true,
      order: 7,
      animations: ['rise'],
    },
    {
      type: 'sereneLensRegistry',
      id: 'registry',
      title: 'Registry',
      enabled: true,
      order: 8,
      animations: ['rise'],
    },
    {
      type: 'sereneLensHoneymoon',
      id: 'honeymoon',
      title: 'Honeymoon',
      enabled: true,
      order: 9,
      animations: ['fade'],
    },
    {
      type: 'sereneLensFooter',
      id: 'footer',
      title: 'See You There',
      enabled: true,
      order: 10,
      animations: ['fade'],
    },
  ],
  styleVariables: {
    colors: {
      primary: '#1f4e52',
      secondary: '#a9b8b7',
      accent: '#7d6f5e',
      text: '#24363a',
      textLight: '#54666a',
      background: '#f7f9f8',
      backgroundAlt: '#e9eeec',
    },
    fonts: {
      heading: "'Marcellus', 'Times New Roman', serif",
      body: "'Figtree Variable', system-ui, sans-serif",
      script: "'Marcellus', 'Times New Roman', serif",
    },
    spacing: { sectionPadding: 'clamp(4rem, 12vw, 9rem)', containerMaxWidth: '80rem' },
  },
  layoutRules: {
    breakpoints: BREAKPOINTS,
    containerClasses: 'container container-full-bleed',
    sectionSpacing: '0rem',
  },
  assets: { backgrounds: { hero: artUrl(ID, 'hero') }, icons: {} },
  customizations: {
    quote: 'Grow old along with me! The best is yet to be.',
    quoteSource: 'Robert Browning',
  },
  defaultData: weddingDataSchema.parse({
    ...sampleFrame(ID, 'maren.and.elias@example.com'),
    couple: {
      bride: 'Maren',
      groom: 'Elias',
      brideParents: 'Sigrid and Halvard Moen',
      groomParents: 'Leonor and Rui Tavares',
      brideImage: artUrl(ID, 'portrait-1'),
      groomImage: artUrl(ID, 'portrait-2'),
    },
    wedding: {
      events: [
        {
          id: 'ceremony',
          title: 'Wedding Ceremony',
          time: '15:00',
          venue: {
            name: 'The Lighthouse Lawn',
            address: 'Cabo da Roca, 2705-001 Colares, Portugal',
            coordinates: { lat: 38.7804, lng: -9.4989 },
          },
          description: 'Above the cliffs, facing the water. Bring something against the wind.',
        },
        {
          id: 'dinner',
          title: 'Dinner by the Sea',
          time: '19:00',
          venue: {
            name: 'Casa das Marés',
            address: 'Rua da Praia 3, 2705-313 Colares, Portugal',
            coordinates: { lat: 38.8139, lng: -9.4712 },
          },
          description: 'Grilled fish, long benches and bare feet after dessert.',
        },
      ],
    },
    story: { sections: story },
    gallery: {
      images: paintedGallery(ID, {
        arch: 'A driftwood arch on a cliff above a calm sea',
        rings: 'Two rings on a smooth grey stone',
        hills: 'Blue-green coastal hills fading into mist at dusk',
        lanterns: 'Lanterns along a wooden pier at nightfall',
        table: 'A table for many guests on a terrace by the water',
        letter: 'A letter and a pressed sea flower on weathered wood',
        dance: 'A couple dancing on a beach as the tide goes out',
        bouquet: 'A loose bouquet of white anemones, sea holly and grasses',
      }),
    },
    registry: {
      enabled: true,
      links: [
        {
          name: 'Salt & Linen',
          url: 'https://example.com/salt-and-linen',
          description: 'For the guest room, which is yours whenever you come.',
        },
        {
          name: 'Northlight Prints',
          url: 'https://example.com/northlight-prints',
          description: 'Frames for the walls that are still empty.',
        },
      ],
    },
    honeymoonFund: {
      enabled: true,
      title: 'Honeymoon Fund',
      description:
        'We are sailing from island to island until the film runs out. Send us one harbour further.',
      link: 'https://example.com/maren-and-elias',
    },
  }),
  storySets: [{ language: 'en', sections: story }],
} satisfies Template;
