import { weddingDataSchema } from '../invitation/wedding-data.ts';
import { artUrl } from './art.ts';
import { paintedGallery, paintedStory, sampleFrame } from './sample.ts';
import { BREAKPOINTS } from './template.ts';
import type { Template } from './template-schema.ts';

const ID = 'scientific-vibes';

const story = paintedStory(ID, [
  [
    'How We Met',
    'Michaelmas 2019',
    'table',
    'First contact occurred at a poster session (n\u00a0=\u00a02). Subject A disputed the error bars of ' +
      'Subject B. The discussion was continued over coffee and, in the absence of a stopping rule, ' +
      'has been running ever since.',
  ],
  [
    'The Proposal',
    'August 2025',
    'rings',
    'A formal proposal was submitted at 23:14 under a meteor shower, peak rate 92 per hour. It was ' +
      'accepted without revisions. Both reviewers declare a conflict of interest.',
  ],
  [
    'Our Journey',
    'In press',
    'hills',
    'Longitudinal data show a steady increase in shared bookshelves, inside jokes and houseplants. ' +
      'No evidence of saturation has been found. The authors intend to collect data for life.',
  ],
]);

export const scientificVibes = {
  metadata: {
    id: ID,
    name: 'Scientific Vibes',
    description:
      'An academic journal with an abstract, numbered figures and a submission system for replies. For couples with peer-reviewed affection.',
    thumbnail: artUrl(ID, 'thumbnail'),
    category: 'modern',
    version: '1.0.0',
    author: 'Wedding Invite',
    tags: ['Academic', 'Playful', 'Journal', 'Typography'],
  },
  sections: [
    {
      type: 'scientificWelcome',
      id: 'welcome',
      title: 'Welcome',
      enabled: true,
      order: 1,
      animations: ['fade'],
      defaultData: { open: 'Open Invite' },
    },
    {
      type: 'scientificTitlePage',
      id: 'home',
      title: 'Title Page',
      enabled: true,
      order: 2,
      animations: [],
      defaultData: { masthead: 'VOL. 1, NO. 1' },
    },
    {
      type: 'scientificIntroduction',
      id: 'introduction',
      title: 'Introduction',
      enabled: true,
      order: 3,
      animations: [],
      defaultData: { numeral: 'I' },
    },
    {
      type: 'scientificMethods',
      id: 'methods',
      title: 'Materials & Methods',
      enabled: true,
      order: 4,
      animations: [],
      defaultData: { numeral: 'II' },
    },
    {
      type: 'scientificResults',
      id: 'results',
      title: 'Results',
      enabled: true,
      order: 5,
      animations: [],
      defaultData: { numeral: 'III' },
    },
    {
      type: 'scientificDiscussion',
      id: 'discussion',
      title: 'Discussion',
      enabled: true,
      order: 6,
      animations: [],
      defaultData: { numeral: 'IV' },
    },
    {
      type: 'scientificConclusion',
      id: 'conclusion',
      title: 'Conclusion',
      enabled: true,
      order: 7,
      animations: [],
      defaultData: {
        numeral: 'V',
        brideFamily: "The Bride's Family",
        groomFamily: "The Groom's Family",
      },
    },
    {
      type: 'scientificRsvp',
      id: 'rsvp',
      title: 'Manuscript Submission System',
      enabled: true,
      order: 8,
      animations: [],
    },
    {
      type: 'scientificHoneymoon',
      id: 'honeymoon',
      title: 'Future Work',
      enabled: true,
      order: 9,
      animations: [],
    },
  ],
  styleVariables: {
    colors: {
      primary: '#1d4e89',
      secondary: '#b9c4d0',
      accent: '#8a2f2f',
      text: '#16181d',
      textLight: '#50555e',
      background: '#ffffff',
      backgroundAlt: '#f4f6f8',
    },
    fonts: {
      heading: "'STIX Two Text', 'Times New Roman', serif",
      body: "'STIX Two Text', 'Times New Roman', serif",
      script: "'STIX Two Text', 'Times New Roman', serif",
    },
    spacing: { sectionPadding: 'clamp(2.5rem, 6vw, 4rem)', containerMaxWidth: '72rem' },
  },
  layoutRules: {
    breakpoints: BREAKPOINTS,
    containerClasses: 'container container-columns',
    sectionSpacing: 'clamp(1.5rem, 4vw, 3rem)',
  },
  assets: { backgrounds: { hero: artUrl(ID, 'hero') }, icons: {} },
  customizations: {
    quote: 'Love is the only constant that improves with repeated measurement.',
    quoteSource: '',
  },
  defaultData: weddingDataSchema.parse({
    ...sampleFrame(ID, 'editors@example.com'),
    couple: {
      bride: 'Iris',
      groom: 'Felix',
      brideParents: 'Dr. Helen and Prof. Aldous Winterbourne',
      groomParents: 'Anneke and Ruben de Graaf',
      brideImage: artUrl(ID, 'portrait-1'),
      groomImage: artUrl(ID, 'portrait-2'),
    },
    wedding: {
      events: [
        {
          id: 'ceremony',
          title: 'Ceremony',
          time: '14:30',
          venue: {
            name: 'Old Library, Senate House',
            address: '7 Collegium Square, Cambridge CB2 1TN',
            coordinates: { lat: 52.2053, lng: 0.1172 },
          },
          description:
            'Exchange of vows under controlled conditions. Observers are asked to be in place by t\u00a0=\u00a0−15\u00a0min.',
        },
        {
          id: 'reception',
          title: 'Reception',
          time: '17:30',
          venue: {
            name: 'The Observatory',
            address: 'Madingley Rise, Cambridge CB3 0HA',
            coordinates: { lat: 52.2141, lng: 0.0943 },
          },
          description:
            'Ad libitum feeding, followed by an uncontrolled dance experiment. Telescopes open after dark.',
        },
      ],
    },
    story: { sections: story },
    gallery: {
      images: paintedGallery(
        ID,
        {
          arch: 'Plotted curve of a catenary arch covered in flowers',
          rings: 'Two interlocked rings drawn as a labelled technical figure',
          hills: 'Contour map of hills with a dotted walking route from A to B',
          lanterns: 'Diagram of lanterns with their cones of light',
          table: 'Plan view of a dinner table with numbered seats',
          letter: 'A manuscript page with a reviewer’s heart in the margin',
          dance: 'Footstep diagram of a couple’s waltz',
          bouquet: 'Botanical plate of a bouquet with its species labelled',
        },
        {
          arch: 'The arch follows a catenary, as do the flowers (n = 96). Solid line: least squares. Nobody was asked to stand straight.',
          rings:
            'Two rings (a, b) in their linked state; c marks the crossing. The linking number cannot change under any continuous deformation, which is the point.',
          hills:
            'Route of 12 August from A to B, by starlight. Contours every 25 m. The detour half way is not an error of measurement.',
          lanterns:
            'Three lanterns and their cones. Illuminance is highest where the couple was found to stand.',
          table:
            'Plan of the table (22 seats). Edges join guests who have danced together. The bold edge (5, 6) was known before the experiment.',
          letter:
            'The manuscript after its second round of review. Equation (7) was accepted without revision.',
          dance:
            'Ground truth of the first dance. Distance between partners was held at the smallest value for which both could still laugh.',
          bouquet:
            'Bouquet, freshly caught: (a) Paeonia lactiflora, (b) Rosa × damascena, (c) Anemone coronaria, (d) Eucalyptus cinerea, (e) Olea europaea. No specimen was unwilling.',
        },
      ),
    },
    registry: {
      enabled: true,
      links: [
        {
          name: 'The Instrument Shop',
          url: 'https://example.com/instrument-shop',
          description: 'Glassware, chiefly for wine.',
        },
      ],
    },
    honeymoonFund: {
      enabled: true,
      title: 'Travel Grant',
      description: 'A fortnight of field work at a site with beaches. Overheads are not charged.',
      link: 'https://example.com/iris-and-felix',
    },
  }),
  storySets: [{ language: 'en', sections: story }],
} satisfies Template;
