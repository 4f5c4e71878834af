import { z } from 'zod';

/** `GET /api/config`: what the builder shows of the server's configuration. Nothing in it is secret. */
export const configResponse = z.object({
  /** Origin of every link that is handed out, whatever address the site was opened at. */
  publicUrl: z.string(),
  /** Shown in footer, contact and careers. */
  supportEmail: z.string(),
  /** Address of the hosted checkout; null while none is configured. */
  checkoutUrl: z.string().nullable(),
});
export type ConfigResponse = z.infer<typeof configResponse>;
