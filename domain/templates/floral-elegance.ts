import { weddingDataSchema } from '../invitation/wedding-data.ts';
import { artUrl } from './art.ts';
import { paintedGallery, paintedStory, sampleFrame } from './sample.ts';
import { BREAKPOINTS } from './template.ts';
import type { Template } from './template-schema.ts';

const ID = 'floral-elegance';

const story = paintedStory(ID, [
  [
    'How We Met',
    'Spring 2021',
    'bouquet',
    'A rained-out garden fair, one umbrella and two people who had both come for the last tray of ' +
      'sweet peas. We shared the umbrella first and the sweet peas second, and talked until the ' +
      'stallholders had packed up around us.',
  ],
  [
    'The Proposal',
    'Midsummer 2025',
    'arch',
    'He had planned it for the evening. She found the ring at breakfast, in the pocket of the coat ' +
      'she borrowed to pick roses. So it happened among the roses instead, in rubber boots, with ' +
      'the dog as the only witness and a yes before the question was finished.',
  ],
  [
    'Our Journey',
    'Today',
    'hills',
    'Six springs, two small flats and one overgrown garden later, we know that the best days are ' +
      'the ordinary ones. We would love to begin the next of them with all of you.',
  ],
]);

export const floralElegance = {
  metadata: {
    id: ID,
    name: 'Floral Elegance',
    description:
      'A watercolour wreath in blush and sage, hand-lettered names and warm ivory paper. For garden weddings and everyone who wishes for one.',
    thumbnail: artUrl(ID, 'thumbnail'),
    category: 'floral',
    version: '1.0.0',
    author: 'Wedding Invite',
    tags: ['Romantic', 'Watercolour', 'Garden', 'Blush'],
  },
  sections: [
    { type: 'hero', id: 'home', title: 'Home', enabled: true, order: 1, animations: ['bloom'] },
    {
      type: 'countdown',
      id: 'countdown',
      title: 'Counting the Days',
      enabled: true,
      order: 2,
      animations: ['fade'],
    },
    {
      type: 'story',
      id: 'story',
      title: 'Our Love Story',
      enabled: true,
      order: 3,
      animations: ['rise'],
    },
    {
      type: 'schedule',
      id: 'schedule',
      title: 'The Celebration',
      enabled: true,
      order: 4,
      animations: ['rise'],
    },
    {
      type: 'gallery',
      id: 'gallery',
      title: 'Moments Together',
      enabled: true,
      order: 5,
      animations: ['fade'],
    },
    {
      type: 'rsvp',
      id: 'rsvp',
      title: 'Will You Join Us?',
      enabled: true,
      order: 6,
      animations: ['rise'],
      defaultData: { introduction: 'Your answer helps us to set a place for everyone.' },
    },
    {
      type: 'registry',
      id: 'registry',
      title: 'Gift Registry',
      enabled: true,
      order: 7,
      animations: ['rise'],
      defaultData: {
        introduction:
          'Your presence is the gift we wish for. Should you like to bring something more, here is where we dream.',
      },
    },
    {
      type: 'honeymoon',
      id: 'honeymoon',
      title: 'Honeymoon Fund',
      enabled: true,
      order: 8,
      animations: ['fade'],
    },
    {
      type: 'footer',
      id: 'footer',
      title: 'With Love',
      enabled: true,
      order: 9,
      animations: ['fade'],
      defaultData: { closing: 'We cannot wait to celebrate with you.' },
    },
  ],
  styleVariables: {
    colors: {
      primary: '#8c4a53',
      secondary: '#9caf8f',
      accent: '#c58b74',
      text: '#43382f',
      textLight: '#6d5f53',
      background: '#fffaf2',
      backgroundAlt: '#fbeee8',
    },
    fonts: {
      heading: "'Cormorant Garamond', Georgia, serif",
      body: "'Lora Variable', Georgia, serif",
      script: "'Great Vibes', cursive",
    },
    spacing: { sectionPadding: 'clamp(4rem, 10vw, 8rem)', containerMaxWidth: '68rem' },
  },
  layoutRules: {
    breakpoints: BREAKPOINTS,
    containerClasses: 'container container-garden',
    sectionSpacing: 'clamp(3rem, 7vw, 6rem)',
  },
  assets: { backgrounds: { hero: artUrl(ID, 'hero') }, icons: {} },
  customizations: {
    quote: 'Whatever our souls are made of, yours and mine are the same.',
    quoteSource: 'after Emily Brontë',
  },
  defaultData: weddingDataSchema.parse({
    ...sampleFrame(ID, 'ophelia.and.tobias@example.com'),
    couple: {
      bride: 'Ophelia',
      groom: 'Tobias',
      brideParents: 'Margaret and Edmund Hartwell',
      groomParents: 'Judith and Paul Lindqvist',
      brideImage: artUrl(ID, 'portrait-1'),
      groomImage: artUrl(ID, 'portrait-2'),
    },
    wedding: {
      events: [
        {
          id: 'ceremony',
          title: 'Wedding Ceremony',
          time: '15:30',
          venue: {
            name: 'The Walled Garden at Wrenfield',
            address: 'Wrenfield House, Orchard Lane, Bath BA1 9QX',
            coordinates: { lat: 51.4012, lng: -2.3589 },
          },
          description:
            'We say our vows under the old apple trees. Chairs stand on grass, so leave the thinnest heels at home.',
        },
        {
          id: 'reception',
          title: 'Dinner and Dancing',
          time: '18:00',
          venue: {
            name: 'The Orangery',
            address: 'Wrenfield House, Orchard Lane, Bath BA1 9QX',
            coordinates: { lat: 51.4016, lng: -2.3581 },
          },
          description:
            'A long table, a short speech and a band that knows every song you hoped for. Carriages at midnight.',
        },
      ],
    },
    story: { sections: story },
    gallery: {
      images: paintedGallery(ID, {
        arch: 'A garden arch grown over with blush roses and sage leaves',
        rings: 'Two gold rings on a silk ribbon beside a sprig of eucalyptus',
        hills: 'Soft green hills at dusk below a rose-coloured sky',
        lanterns: 'Paper lanterns glowing under a bough at dusk',
        table: 'A place laid for dinner, a rose on the napkin, flowers along the table',
        letter: 'A handwritten letter with a wax seal, lying among rose petals',
        dance: 'A couple dancing in a garden under strings of light',
        bouquet: 'A bridal bouquet of peonies, roses and eucalyptus tied with silk',
      }),
    },
    registry: {
      enabled: true,
      links: [
        {
          name: 'Thistle & Thyme',
          url: 'https://example.com/thistle-and-thyme',
          description: 'Pots, seeds and tools for the garden we are making.',
        },
        {
          name: 'The Copper Kettle',
          url: 'https://example.com/copper-kettle',
          description: 'Things for a kitchen where friends stay too long.',
        },
      ],
    },
    honeymoonFund: {
      enabled: true,
      title: 'Honeymoon Fund',
      description:
        'Two weeks of slow trains, lemon groves and no plans before noon. Every contribution buys us one more afternoon.',
      link: 'https://example.com/ophelia-and-tobias',
    },
  }),
  storySets: [{ language: 'en', sections: story }],
} satisfies Template;
