import { z } from 'zod';
import { lineText } from '../fields.ts';
import { weddingDataOrJson, weddingDataSchema } from '../invitation/wedding-data.ts';
import { issueSchema } from './errors.ts';
import { isoTime } from './iso-time.ts';

export const verifyLicenseRequest = z.object({
  /** '' if missing, which gets its own error. */
  licenseCode: lineText(200).transform((code) => code.trim()),
  weddingData: weddingDataSchema,
});
export const verifyLicenseResponse = z.object({
  dashboardToken: z.string(),
  invitationId: z.string(),
  dashboardUrl: z.string(),
  invitationUrl: z.string(),
  editUrl: z.string(),
  cleanUrl: z.string(),
});
export type VerifyLicenseResponse = z.infer<typeof verifyLicenseResponse>;

export const loadInvitationResponse = z.object({
  weddingData: weddingDataOrJson,
  cleanUrl: z.string(),
  revision: z.int(),
  /** 0 while nothing has been published. */
  publishedRevision: z.int(),
  publishedAt: isoTime.nullable(),
});
export type LoadInvitationResponse = z.infer<typeof loadInvitationResponse>;

export const saveInvitationRequest = z.object({
  weddingData: weddingDataSchema,
  dashboardToken: z.string().max(200).nullish(),
  /** The revision that the edit started from; without it the save always wins. */
  baseRevision: z.int().min(0).nullish(),
});
export const saveInvitationResponse = z.object({
  revision: z.int(),
  cleanUrl: z.string(),
  /** False while a required field is missing: the last good page stays live. */
  publishable: z.boolean(),
  issues: z.array(issueSchema),
});
export type SaveInvitationResponse = z.infer<typeof saveInvitationResponse>;

/** Body of the 409 for an edit that started from an older revision. */
export const revisionConflictBody = z.object({
  error: z.string(),
  revision: z.int(),
  weddingData: weddingDataSchema,
});
export type RevisionConflictBody = z.infer<typeof revisionConflictBody>;

/** (spec) The 404 of the public page, its API and its replies. */
export const INVITATION_NOT_FOUND =
  'This invitation could not be found. Please check the URL or contact the couple.';

/** (spec) The 409 for changing the template after activation. */
export const TEMPLATE_LOCKED =
  'Template cannot be changed after license activation. You can still edit all other content.';

export const publicInvitationResponse = z.object({
  weddingData: weddingDataOrJson,
  cleanUrl: z.string(),
});
export type PublicInvitationResponse = z.infer<typeof publicInvitationResponse>;
