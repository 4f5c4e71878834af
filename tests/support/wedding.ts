import { type WeddingData, weddingDataSchema } from '#domain/invitation/wedding-data.ts';

/** Returns the minimal publishable content: names and one complete event. */
export function weddingOf(bride = 'Anna', groom = 'Ben'): WeddingData {
  return weddingDataSchema.parse({
    couple: { bride, groom },
    wedding: {
      events: [
        {
          id: 'event-1',
          title: 'Wedding Ceremony',
          date: '2030-06-15',
          time: '15:30',
          venue: { name: 'Old Mill', address: '1 River Lane' },
        },
      ],
    },
  });
}
