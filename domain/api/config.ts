import { z } from 'zod';

/** `GET /api/config`: the server configuration that the builder shows. None of it is secret. */
export const configResponse = z.object({
  /** Origin of every link that is handed out, whatever address the site was opened at. */
  publicUrl: z.string(),
  /** Shown in the footer and on the Contact and Careers pages. */
  supportEmail: z.string(),
  /** Address of the hosted checkout; null while none is configured. */
  checkoutUrl: z.string().nullable(),
});
export type ConfigResponse = z.infer<typeof configResponse>;
