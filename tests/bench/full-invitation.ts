import { createHash } from 'node:crypto';
import { pictureUrl } from '#domain/invitation/picture-url.ts';
import { type WeddingData, weddingDataSchema } from '#domain/invitation/wedding-data.ts';

const COUPLES = [
  ['Ophelia', 'Tobias'],
  ['María José', 'Óscar'],
  ['Anneliese', 'Jean-Luc'],
  ['Siobhán', 'Kwame'],
] as const;

function picture(number: number): string {
  // Random like real hashes: a pattern would compress, and make pages smaller than real ones.
  const hash = createHash('md5').update(String(number)).digest('hex');
  return number % 3 === 0 ? pictureUrl(hash, 3024, 4032) : pictureUrl(hash, 4032, 3024);
}

function paragraph(sentences: number): string {
  return Array.from(
    { length: sentences },
    (_, index) =>
      [
        'We met on a slow train that stopped in the middle of a field of rape in full flower.',
        'Nobody knew why; by the time it moved again we had shared a thermos of tea & most of a cake.',
        'He asked for my number “in case it stops again” and it did, twice, that same summer.',
      ][index % 3],
  ).join(' ');
}

/**
 * Returns a complete invitation as a diligent couple leaves it: every section filled, six uploaded
 * pictures and those of the gallery. Different numbers give different names and texts.
 */
export function fullInvitation(number = 0, galleryPictures = 10): WeddingData {
  const [bride, groom] = COUPLES[number % COUPLES.length] ?? COUPLES[0];
  return weddingDataSchema.parse({
    couple: {
      bride: `${bride} Lindqvist`,
      groom: `${groom} Okonkwo`,
      brideParents: 'Karin & Sven Lindqvist',
      groomParents: 'Adaeze & Chidi Okonkwo',
      brideImage: picture(101),
      groomImage: picture(102),
    },
    wedding: {
      events: [
        {
          id: 'event-1',
          title: 'Wedding Ceremony',
          date: '2030-06-15',
          time: '15:30',
          venue: { name: 'St. Mary’s Chapel', address: `${number} River Lane, Bath BA1 2QF` },
          description: 'Please be seated ten minutes before.',
        },
        {
          id: 'event-2',
          title: 'Dinner & Dance',
          date: '2030-06-15',
          time: '19:00',
          venue: { name: 'The Old Mill', address: '1 Mill Road, Bath BA2 6PQ' },
          description: 'Black tie. Coaches leave the chapel at half past six.',
        },
        {
          id: 'event-3',
          title: 'Farewell Brunch',
          date: '2030-06-16',
          time: '11:00',
          venue: { name: 'Garden of the Mill', address: '1 Mill Road, Bath BA2 6PQ' },
        },
      ],
    },
    story: {
      sections: ['How We Met', 'The Proposal', 'Our Journey'].map((title, index) => ({
        title,
        content: paragraph(4 + index),
        date: `Summer ${2019 + index}`,
        image: picture(111 + index),
      })),
    },
    gallery: {
      images: Array.from({ length: galleryPictures }, (_, index) => ({
        url: picture(121 + index),
        alt: `The two of us, picture ${index + 1}`,
        caption: index % 2 === 0 ? `Picture ${index + 1}: before the rain` : '',
      })),
    },
    rsvp: {
      enabled: true,
      deadline: '2030-05-01',
      email: 'guests@example.com',
      options: ['Joyfully Accepts', 'Regretfully Declines', 'Not Sure Yet'],
    },
    registry: {
      enabled: true,
      links: [
        {
          name: 'Home & Hearth',
          url: 'https://shop.example/list/42',
          description: 'For the house',
        },
        { name: 'Books', url: 'https://books.example/w/42', description: 'For the shelves' },
      ],
    },
    honeymoonFund: {
      enabled: true,
      title: 'Two weeks in the Faroes',
      description: 'If you would like to help us see puffins.',
      link: 'https://fund.example/42',
    },
    customizations: {
      selectedTemplate: 'floral-elegance',
      quote: `Whatever our souls are made of, his and mine are the same. No. ${number}`,
      heroBackgroundImage: picture(100),
      countdownTargetDate: '2030-06-15',
      countdownTargetTime: '15:30',
      backgroundMusic: {
        enabled: true,
        youtubeUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        autoplay: true,
      },
    },
  });
}
