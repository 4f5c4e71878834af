import { weddingDataSchema } from '../invitation/wedding-data.ts';
import { artUrl } from './art.ts';
import { paintedGallery, paintedStory, sampleFrame } from './sample.ts';
import { BREAKPOINTS } from './template.ts';
import type { Template } from './template-schema.ts';

const ID = 'islamic-serenity';

const english = paintedStory(ID, [
  [
    'First Meeting',
    'Ramadan 2023',
    'lanterns',
    'Our families broke the fast at the same long table, and we were the two who were sent for ' +
      'more dates. We came back late, with the dates, and with the beginning of a conversation that ' +
      'has not ended since.',
  ],
  [
    'The Proposal',
    'Shawwal 2025',
    'letter',
    'He came with his parents, a nervous smile and a letter he had written four times. Her father ' +
      'read it twice, passed the tea, and asked her. She had known her answer since the dates.',
  ],
  [
    'Our Future Together',
    'In shaa Allah',
    'arch',
    'We pray for a home of tranquillity, love and mercy, with a door that is open and a table that ' +
      'is never too short. Please keep us in your prayers as we begin.',
  ],
]);

const indonesian = paintedStory(ID, [
  [
    'Pertemuan Pertama',
    'Ramadan 2023',
    'lanterns',
    'Kedua keluarga kami berbuka puasa di meja yang sama, dan kami berdualah yang diminta mengambil ' +
      'kurma. Kami kembali agak lama, membawa kurma dan awal sebuah percakapan yang hingga kini ' +
      'belum selesai.',
  ],
  [
    'Lamaran',
    'Syawal 2025',
    'letter',
    'Ia datang bersama orang tuanya, dengan senyum gugup dan sepucuk surat yang ditulisnya empat ' +
      'kali. Ayah membacanya dua kali, menuangkan teh, lalu bertanya kepadanya. Jawabannya sudah ia ' +
      'simpan sejak hari itu.',
  ],
  [
    'Masa Depan Bersama',
    'Insya Allah',
    'arch',
    'Kami memohon rumah yang sakinah, mawaddah, dan rahmah, dengan pintu yang selalu terbuka. Mohon ' +
      'doa restu Bapak, Ibu, dan Saudara sekalian untuk langkah pertama kami.',
  ],
]);

export const islamicSerenity = {
  metadata: {
    id: ID,
    name: 'Islamic Serenity',
    description:
      'Emerald and gold, pointed arches and girih stars, with a greeting and a verse set in Arabic. For a walimah in peace and beauty.',
    thumbnail: artUrl(ID, 'thumbnail'),
    category: 'classic',
    version: '1.0.0',
    author: 'Wedding Invite',
    tags: ['Islamic', 'Walimatul Urs', 'Geometric', 'Emerald'],
  },
  sections: [
    {
      type: 'islamicHero',
      id: 'home',
      title: 'Walimatul Urs',
      enabled: true,
      order: 1,
      animations: ['draw'],
      defaultData: { label: 'Walimatul Urs', open: 'Open Invitation' },
    },
    {
      type: 'islamicCountdown',
      id: 'countdown',
      title: 'Save The Date',
      enabled: true,
      order: 2,
      animations: ['fade'],
      defaultData: { passed: "We're Married!" },
    },
    {
      type: 'islamicGreeting',
      id: 'greeting',
      title: 'Greeting',
      enabled: true,
      order: 3,
      animations: ['fade'],
      defaultData: {
        bismillah: 'بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ',
        bismillahTranslation: 'In the name of Allah, the Most Gracious, the Most Merciful.',
        arabic: 'السَّلَامُ عَلَيْكُمْ وَرَحْمَةُ اللَّهِ وَبَرَكَاتُهُ',
        translation: 'Peace be upon you, and the mercy of Allah and His blessings.',
        invitation:
          'By the grace of Allah we request the honour of your presence at our Akad Nikah and Walimatul Urs.',
        verse:
          'وَمِنْ آيَاتِهِ أَنْ خَلَقَ لَكُم مِّنْ أَنفُسِكُمْ أَزْوَاجًا لِّتَسْكُنُوا إِلَيْهَا وَجَعَلَ بَيْنَكُم مَّوَدَّةً وَرَحْمَةً ۚ إِنَّ فِي ذَٰلِكَ لَآيَاتٍ لِّقَوْمٍ يَتَفَكَّرُونَ',
        verseTranslation:
          'And among His signs is that He created for you mates from among yourselves, that you may find tranquillity in them, and He placed between you love and mercy. Indeed in that are signs for a people who reflect.',
        verseSource: 'Ar-Rum 30:21',
      },
    },
    {
      type: 'islamicCouple',
      id: 'couple',
      title: 'The Bride & Groom',
      enabled: true,
      order: 4,
      animations: ['rise'],
    },
    {
      type: 'islamicSchedule',
      id: 'schedule',
      title: 'Event Schedule',
      enabled: true,
      order: 5,
      animations: ['rise'],
    },
    {
      type: 'islamicStory',
      id: 'story',
      title: 'Our Love Story',
      enabled: true,
      order: 6,
      animations: ['fade'],
    },
    {
      type: 'islamicGallery',
      id: 'gallery',
      title: 'Our Gallery',
      enabled: true,
      order: 7,
      animations: ['fade'],
    },
    {
      type: 'islamicRegistry',
      id: 'registry',
      title: 'Wedding Gift',
      enabled: true,
      order: 8,
      animations: ['rise'],
    },
    {
      type: 'islamicHoneymoon',
      id: 'honeymoon',
      title: 'Honeymoon Fund',
      enabled: true,
      order: 9,
      animations: ['fade'],
    },
    {
      type: 'islamicRsvp',
      id: 'rsvp',
      title: 'RSVP',
      enabled: true,
      order: 10,
      animations: ['rise'],
    },
    {
      type: 'islamicFooter',
      id: 'footer',
      title: 'Closing',
      enabled: true,
      order: 11,
      animations: ['draw'],
      defaultData: {
        arabic: 'رَبَّنَا هَبْ لَنَا مِنْ أَزْوَاجِنَا وَذُرِّيَّاتِنَا قُرَّةَ أَعْيُنٍ وَاجْعَلْنَا لِلْمُتَّقِينَ إِمَامًا',
        translation:
          'Our Lord, grant us from among our spouses and offspring comfort to our eyes, and make us an example for the righteous.',
        source: 'Al-Furqan 25:74',
        backToTop: 'Back to Top',
      },
    },
  ],
  styleVariables: {
    colors: {
      primary: '#0f4a3a',
      secondary: '#c2a14d',
      accent: '#85661f',
      text: '#20362f',
      textLight: '#4c6158',
      background: '#fbf7ec',
      backgroundAlt: '#f1ead7',
    },
    fonts: {
      heading: "'Marcellus', 'Times New Roman', serif",
      body: "'Source Serif 4 Variable', Georgia, serif",
      script: "'Amiri', 'Scheherazade New', serif",
    },
    spacing: { sectionPadding: 'clamp(4rem, 10vw, 8rem)', containerMaxWidth: '64rem' },
  },
  layoutRules: {
    breakpoints: BREAKPOINTS,
    containerClasses: 'container container-arched',
    sectionSpacing: 'clamp(3rem, 7vw, 6rem)',
  },
  assets: { backgrounds: { hero: artUrl(ID, 'hero') }, icons: {} },
  customizations: {
    quote:
      'And among His signs is that He created for you mates from among yourselves, that you may find tranquillity in them, and He placed between you love and mercy.',
    quoteSource: 'Ar-Rum 30:21',
  },
  defaultData: weddingDataSchema.parse({
    ...sampleFrame(ID, 'nadira.and.farhan@example.com'),
    couple: {
      bride: 'Nadira',
      groom: 'Farhan',
      brideParents: 'Bapak Hasan Wirawan and Ibu Laila Kusuma',
      groomParents: 'Bapak Idris Pranata and Ibu Salma Dewi',
      brideImage: artUrl(ID, 'portrait-1'),
      groomImage: artUrl(ID, 'portrait-2'),
    },
    wedding: {
      events: [
        {
          id: 'akad',
          title: 'Akad Nikah',
          time: '09:00',
          venue: {
            name: 'Masjid Al-Hidayah',
            address: 'Jalan Melati 21, Cilandak, Jakarta Selatan 12430, Indonesia',
            coordinates: { lat: -6.2922, lng: 106.7961 },
          },
          description: 'Please be seated by half past eight. Prayer clothes are available.',
        },
        {
          id: 'walimah',
          title: 'Walimatul Urs',
          time: '11:30',
          venue: {
            name: 'Griya Kencana Garden Hall',
            address: 'Jalan Kenanga 8, Cilandak, Jakarta Selatan 12430, Indonesia',
            coordinates: { lat: -6.2951, lng: 106.7994 },
          },
          description: 'Lunch, prayers and good company. Children are most welcome.',
        },
      ],
    },
    story: { sections: english },
    gallery: {
      images: paintedGallery(ID, {
        arch: 'A pointed arch with a girih border opening onto a garden courtyard',
        rings: 'Two rings on a carved wooden box inlaid with stars',
        hills: 'Hills at dusk with a minaret and a crescent moon',
        lanterns: 'Brass lanterns throwing star patterns on an emerald wall',
        table: 'A table laid with dates, tea glasses and white jasmine',
        letter: 'A letter with a gold geometric border beside a reed pen',
        dance: 'Two doves side by side under falling jasmine petals',
        bouquet: 'A bouquet of white roses and jasmine with a gold ribbon',
      }),
    },
    registry: {
      enabled: true,
      links: [
        {
          name: 'Bank Melati Syariah',
          url: 'https://example.com/bank-melati',
          description: '0123 4567 8910',
        },
        { name: 'Bank Amanah Nusantara', url: '', description: '9876 5432 1000' },
      ],
    },
    honeymoonFund: {
      enabled: true,
      title: 'Honeymoon Fund',
      description:
        'We hope to begin our marriage with Umrah. May Allah reward every contribution and every prayer.',
      link: 'https://example.com/nadira-and-farhan',
    },
  }),
  storySets: [
    { language: 'en', sections: english },
    { language: 'id', sections: indonesian },
  ],
} satisfies Template;
