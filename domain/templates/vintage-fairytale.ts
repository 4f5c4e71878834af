import { weddingDataSchema } from '../invitation/wedding-data.ts';
import { artUrl } from './art.ts';
import { paintedGallery, paintedStory, sampleFrame } from './sample.ts';
import { BREAKPOINTS } from './template.ts';
import type { Template } from './template-schema.ts';

const ID = 'vintage-fairytale';

const story = paintedStory(ID, [
  [
    'How We Met',
    'Winter 2018',
    'letter',
    'Once upon a very cold evening, a letter was pushed through the wrong door. She carried it to ' +
      'the right one, three houses on, and he asked her in to get warm. The kettle was slow, and ' +
      'neither of them minded.',
  ],
  [
    'The Proposal',
    'Christmas Eve 2024',
    'lanterns',
    'Years later another letter came through her own door, in a hand she knew by heart. It held a ' +
      'map of the old park, and where the ink ran out stood a lantern, a ring and a rather nervous ' +
      'gentleman with snow in his hair.',
  ],
  [
    'Our Journey',
    'Ever after',
    'hills',
    'We have learnt to mend clocks, to read aloud and to say sorry first. There is a house with ' +
      'crooked stairs now, and a shelf for every story we still mean to live. The next chapter ' +
      'begins with you in it.',
  ],
]);

export const vintageFairytale = {
  metadata: {
    id: ID,
    name: 'Vintage Fairytale',
    description:
      'A storybook on parchment: engraved frames, drop caps and burgundy ink. For couples who begin with once upon a time.',
    thumbnail: artUrl(ID, 'thumbnail'),
    category: 'classic',
    version: '1.0.0',
    author: 'Wedding Invite',
    tags: ['Storybook', 'Engraved', 'Classic', 'Burgundy'],
  },
  sections: [
    {
      type: 'vintageHero',
      id: 'home',
      title: 'Once Upon a Time',
      enabled: true,
      order: 1,
      animations: ['draw'],
    },
    {
      type: 'quote',
      id: 'quote',
      title: 'A Line to Keep',
      enabled: true,
      order: 2,
      animations: ['fade'],
    },
    {
      type: 'coupleIntro',
      id: 'couple',
      title: 'The Bride and the Groom',
      enabled: true,
      order: 3,
      animations: ['rise'],
    },
    {
      type: 'eventDetails',
      id: 'events',
      title: 'When and Where',
      enabled: true,
      order: 4,
      animations: ['rise'],
    },
    {
      type: 'vintageGallery',
      id: 'gallery',
      title: 'Plates and Pictures',
      enabled: true,
      order: 5,
      animations: ['fade'],
    },
    {
      type: 'loveStory',
      id: 'story',
      title: 'Our Love Story',
      enabled: true,
      order: 6,
      animations: ['rise'],
    },
    {
      type: 'weddingGift',
      id: 'registry',
      title: 'Wedding Gift',
      enabled: true,
      order: 7,
      animations: ['rise'],
      defaultData: {
        introduction:
          'To have you at our table is all we ask. If you wish to send a token, you will find our list here.',
      },
    },
    {
      type: 'vintageHoneymoon',
      id: 'honeymoon',
      title: 'Honeymoon Fund',
      enabled: true,
      order: 8,
      animations: ['fade'],
    },
    {
      type: 'vintageRsvp',
      id: 'rsvp',
      title: 'The Favour of a Reply',
      enabled: true,
      order: 9,
      animations: ['rise'],
    },
    {
      type: 'vintageFooter',
      id: 'footer',
      title: 'And They Lived',
      enabled: true,
      order: 10,
      animations: ['draw'],
      defaultData: { closing: 'Happily, and ever after.' },
    },
  ],
  styleVariables: {
    colors: {
      primary: '#6e1f2d',
      secondary: '#a8843f',
      accent: '#2f4a3c',
      text: '#3a2a20',
      textLight: '#665040',
      background: '#f6ecd6',
      backgroundAlt: '#efe1c4',
    },
    fonts: {
      heading: "'Cinzel Decorative', 'Times New Roman', serif",
      body: "'EB Garamond', Garamond, Georgia, serif",
      script: "'Pinyon Script', cursive",
    },
    spacing: { sectionPadding: 'clamp(4rem, 9vw, 7rem)', containerMaxWidth: '60rem' },
  },
  layoutRules: {
    breakpoints: BREAKPOINTS,
    containerClasses: 'container container-page',
    sectionSpacing: 'clamp(2.5rem, 6vw, 5rem)',
  },
  assets: { backgrounds: { hero: artUrl(ID, 'hero') }, icons: {} },
  customizations: {
    quote: 'Doubt thou the stars are fire, doubt that the sun doth move, but never doubt I love.',
    quoteSource: 'after William Shakespeare',
  },
  defaultData: weddingDataSchema.parse({
    ...sampleFrame(ID, 'rosalind.and.benedict@example.com'),
    couple: {
      bride: 'Rosalind',
      groom: 'Benedict',
      brideParents: 'Eleanor and Hugh Ashcombe',
      groomParents: 'Beatrix and Laurence Fairleigh',
      brideImage: artUrl(ID, 'portrait-1'),
      groomImage: artUrl(ID, 'portrait-2'),
    },
    wedding: {
      events: [
        {
          id: 'ceremony',
          title: 'The Wedding Ceremony',
          time: '14:00',
          venue: {
            name: 'Chapel of Saint Aldhelm',
            address: 'Castle Hill, Thornbury Vale, Gloucestershire GL9 4TV',
            coordinates: { lat: 51.6093, lng: -2.5249 },
          },
          description:
            'The bells begin at a quarter to two. Please take your seats before they stop.',
        },
        {
          id: 'feast',
          title: 'The Wedding Feast',
          time: '17:00',
          venue: {
            name: 'Great Hall, Thornbury Keep',
            address: 'Castle Hill, Thornbury Vale, Gloucestershire GL9 4TV',
            coordinates: { lat: 51.6101, lng: -2.5262 },
          },
          description:
            'Supper by candlelight, toasts between the courses and a first waltz when the clock strikes nine.',
        },
      ],
    },
    story: { sections: story },
    gallery: {
      images: paintedGallery(ID, {
        arch: 'A stone archway with climbing roses, drawn like an old engraving',
        rings: 'Two wedding rings resting on an open book',
        hills: 'A castle on a hill at dusk, with a winding road below',
        lanterns: 'Iron lanterns lighting a snowy path through a park',
        table: 'A banquet table with candelabra, goblets and pomegranates',
        letter: 'A folded letter sealed with burgundy wax, beside a quill',
        dance: 'A couple waltzing in a hall under a great chandelier',
        bouquet: 'A bouquet of dark roses and ivy tied with a gold ribbon',
      }),
    },
    registry: {
      enabled: true,
      links: [
        {
          name: 'Quill & Candle',
          url: 'https://example.com/quill-and-candle',
          description: 'Books, lamps and everything else for long evenings.',
        },
        {
          name: 'Ashcombe Antiques',
          url: 'https://example.com/ashcombe-antiques',
          description: 'Old things that deserve another hundred years.',
        },
      ],
    },
    honeymoonFund: {
      enabled: true,
      title: 'A Journey by Night Train',
      description:
        'From one old city to the next, by sleeping car, with a trunk full of novels. Help us to punch one more ticket.',
      link: 'https://example.com/rosalind-and-benedict',
    },
  }),
  storySets: [{ language: 'en', sections: story }],
} satisfies Template;
