import { type WeddingData, weddingDataSchema } from '#domain/invitation/wedding-data.ts';

/** The same content in one spelling: keys in the schema's order, every default filled in. */
export function normalised(content: WeddingData): WeddingData {
  const parsed = weddingDataSchema.safeParse(content);
  // Content over a limit is still the couple's: the server will say what is wrong with it.
  return parsed.success ? parsed.data : content;
}

export const sameContent = (one: WeddingData, other: WeddingData): boolean =>
  one === other || JSON.stringify(normalised(one)) === JSON.stringify(normalised(other));
