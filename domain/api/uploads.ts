import { z } from 'zod';

/** (spec) Upload limit per file, bytes. */
export const MAX_UPLOAD_BYTES = 50 * 1024 * 1024;

/**
 * What to do about HEIC, which iPhones take by default. The form recognises it by name or type, the
 * server by its bytes.
 */
export const HEIC_ADVICE =
  'This is a HEIC photo, which most phones and browsers cannot show. On an iPhone, choose Settings → Camera → Formats → Most Compatible for new photos, or share this one as JPEG and add it again.';

export const uploadResponse = z.object({
  /** Path of the picture, which gives the stored widths; see `domain/invitation/picture-url.ts`. */
  url: z.string(),
  filename: z.string(),
  /** Pixels of the upright original. */
  width: z.int(),
  height: z.int(),
  /** A WebP of some 60 bytes in base64url for `pictureWithPlaceholder`; '' for one with alpha. */
  placeholder: z.string(),
});
export type UploadResponse = z.infer<typeof uploadResponse>;

export const imageAccessResponse = z.object({
  filename: z.string(),
  exists: z.boolean(),
  url: z.string(),
  contentType: z.string().nullable(),
  bytes: z.int().nullable(),
  variants: z.array(z.object({ url: z.string(), contentType: z.string(), bytes: z.int() })),
});
export type ImageAccessResponse = z.infer<typeof imageAccessResponse>;
