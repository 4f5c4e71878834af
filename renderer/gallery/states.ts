import { sampleInvitation } from '#domain/invitation/template-change.ts';
import {
  type WeddingData,
  weddingDataSchema,
  weddingEvent,
} from '#domain/invitation/wedding-data.ts';
import type { TemplateId } from '#domain/templates/template.ts';

/** The day that sample dates count from (YYYY-MM-DD), fixed so that equal states look equal. */
export const TODAY = '2026-09-12';

type Change = (data: WeddingData) => void;

const WORDS = 'and then we walked along the river until the lamps were lit ';

const event = (title: string, time: string) =>
  weddingEvent({
    id: title,
    title,
    date: '2027-06-19',
    time,
    venue: { name: 'Wrenfield House', address: 'Orchard Lane, Bath BA1 9QX' },
  });

/** What a template must cope with, from nothing to too much: changes to its sample, by state. */
const CHANGES: Readonly<Record<string, Change>> = {
  full: (data) => {
    data.customizations.backgroundMusic = {
      enabled: true,
      youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ',
      autoplay: true,
    };
  },
  sparse: (data) => {
    Object.assign(
      data,
      weddingDataSchema.parse({
        couple: { bride: 'Ada', groom: 'Bo' },
        wedding: { events: [event('Wedding Ceremony', '15:30')] },
        rsvp: { enabled: false },
        customizations: { selectedTemplate: data.customizations.selectedTemplate },
      }),
    );
  },
  unfinished: (data) => {
    Object.assign(
      data,
      weddingDataSchema.parse({
        customizations: { selectedTemplate: data.customizations.selectedTemplate },
      }),
    );
  },
  'one-letter': (data) => {
    Object.assign(data.couple, { bride: 'A', groom: 'Z', brideParents: '', groomParents: '' });
  },
  'long-names': (data) => {
    data.couple.bride = 'Maximiliana Theodora von Hohenstaufen-Waldburg';
    data.couple.groom = 'Christopher Alexander Montgomery-Fitzgerald the Younger';
    data.couple.brideParents =
      'Their Excellencies Ambassador Wilhelmina and Doctor Constantin von Hohenstaufen-Waldburg';
  },
  'very-long-names': (data) => {
    data.couple.bride = 'Adalberta '.repeat(19).trim();
    data.couple.groom = 'W'.repeat(200);
  },
  'unlike-names': (data) => {
    Object.assign(data.couple, { bride: 'Bo', groom: 'فاطمة الزهراء بنت عبد الله' });
  },
  arabic: (data) => {
    Object.assign(data.couple, {
      bride: 'فاطمة الزهراء',
      groom: 'عبد الرحمن',
      brideParents: 'أحمد وخديجة',
      groomParents: 'يوسف ومريم',
    });
  },
  'long-arabic': (data) => {
    Object.assign(data.couple, { bride: 'فاطمة الزهراء بنت عبد الله', groom: 'محمد عبد الرحمن' });
  },
  'long-devanagari': (data) => {
    Object.assign(data.couple, {
      bride: 'अनुष्का राजलक्ष्मी चतुर्वेदी',
      groom: 'विश्वनाथ प्रताप सिंह राठौड़',
    });
  },
  chinese: (data) => {
    Object.assign(data.couple, { bride: '王小明', groom: '李美丽' });
  },
  devanagari: (data) => {
    Object.assign(data.couple, { bride: 'अनुष्का', groom: 'राजकुमार' });
  },
  latin: (data) => {
    Object.assign(data.couple, { bride: 'Zoë Łucja', groom: 'Nguyễn Văn Đức' });
  },
  'unbroken-words': (data) => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
    const link = `https://example.com/${'a-long-path-'.repeat(3)}${'0123456789'.repeat(6)}`;
    Object.assign(data.couple, { brideParents: word, groomParents: word });
    data.customizations.quote = link;
    for (const entry of data.wedding.events) {
      Object.assign(entry, { title: word, description: link });
      Object.assign(entry.venue, { name: word, address: word });
    }
    for (const chapter of data.story.sections) {
      Object.assign(chapter, { title: word, date: word, content: link });
    }
    for (const image of data.gallery.images) image.caption = link;
    Object.assign(data.rsvp, { email: `${word}@example.com`, options: [word, 'Maybe'] });
    for (const entry of data.registry.links)
      Object.assign(entry, { name: word, description: link });
    Object.assign(data.honeymoonFund, { title: word, description: link });
  },
  'one-event': (data) => {
    data.wedding.events = data.wedding.events.slice(0, 1);
  },
  'three-events': (data) => {
    data.wedding.events = ['Ceremony', 'Dinner', 'Farewell Brunch'].map((title, index) => ({
      ...event(title, `1${index}:00`),
      description: 'Please be seated a little earlier.',
    }));
  },
  'seven-events': (data) => {
    data.wedding.events = [
      'Welcome Tea',
      'Henna Evening',
      'Ceremony',
      'Garden Drinks',
      'Dinner',
      'Dancing',
      'Farewell Brunch',
    ].map((title, index) => event(title, `${9 + index}:00`.padStart(5, '0')));
  },
  'long-description': (data) => {
    data.wedding.events = ['Tea', 'Henna', 'Ceremony', 'Drinks', 'Dinner', 'Dancing', 'Brunch'].map(
      (title, index) => event(title, `${9 + index}:00`.padStart(5, '0')),
    );
    const dinner = data.wedding.events[4];
    if (dinner) dinner.description = WORDS.repeat(30);
  },
  'past-date': (data) => {
    for (const entry of data.wedding.events) entry.date = '2020-06-20';
    data.rsvp.deadline = '2020-05-01';
  },
  'rsvp-off': (data) => {
    data.rsvp.enabled = false;
  },
  'no-story': (data) => {
    data.story.sections = [];
  },
  'twenty-pictures': (data) => {
    const images = data.gallery.images;
    data.gallery.images = Array.from({ length: 20 }, (_, index) => ({
      url: images[index % images.length]?.url ?? '',
      alt: `Picture ${index}`,
      caption: index % 3 === 0 ? 'By the sea, two summers ago' : '',
    }));
  },
  'no-pictures': (data) => {
    data.gallery.images = [];
    for (const section of data.story.sections) section.image = '';
  },
  'one-picture': (data) => {
    data.gallery.images = data.gallery.images.slice(0, 1);
  },
  'two-pictures': (data) => {
    data.gallery.images = data.gallery.images.slice(0, 2);
  },
  'three-pictures': (data) => {
    data.gallery.images = data.gallery.images.slice(0, 3);
  },
  'failing-pictures': (data) => {
    data.customizations.heroBackgroundImage = '/assets/none.webp';
    for (const image of data.gallery.images) image.url = '/assets/none.webp';
    data.couple.brideImage = '/assets/none.webp';
  },
  overfull: (data) => {
    const words = WORDS.repeat(30);
    data.customizations.quote = words;
    data.story.sections = Array.from({ length: 12 }, (_, index) => ({
      title: `Chapter ${index + 1}: ${words.slice(0, 80)}`,
      date: words.slice(0, 60),
      content: `${words}\n\n${words}`,
      image: data.gallery.images[index % 8]?.url ?? '',
    }));
    data.registry.links = Array.from({ length: 9 }, () => ({
      name: 'A shop with quite a long name & Sons',
      url: 'example.com',
      description: words.slice(0, 300),
    }));
    data.rsvp.options = ['Joyfully Accept', 'Regretfully Decline', 'Maybe', 'Only for the party'];
  },
};

/** Names of all states. */
export const GALLERY_STATES: readonly string[] = Object.keys(CHANGES);

/** Returns every state of a template's sample invitation, each with its name. */
export function galleryStates(templateId: TemplateId): [string, WeddingData][] {
  return Object.entries(CHANGES).map(([name, change]) => {
    const data = sampleInvitation(templateId, TODAY);
    change(data);
    return [name, data];
  });
}
