import { z } from 'zod';
import { weddingDataSchema } from '../invitation/wedding-data.ts';
import { issueSchema } from './errors.ts';

/** A moment in an answer: ISO 8601, UTC. */
export const moment = z.iso.datetime();

export const verifyLicenseRequest = z.object({
  licenseCode: z.string().max(200).default(''),
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
  weddingData: weddingDataSchema,
  cleanUrl: z.string(),
  revision: z.int(),
  /** 0 while nothing has been published. */
  publishedRevision: z.int(),
  publishedAt: moment.nullable(),
});
export type LoadInvitationResponse = z.infer<typeof loadInvitationResponse>;

export const saveInvitationRequest = z.object({
  weddingData: weddingDataSchema,
  dashboardToken: z.string().max(200).optional(),
  /** The revision that the edit started from; without it the save always wins. */
  baseRevision: z.int().min(0).optional(),
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

export const publicInvitationResponse = z.object({
  weddingData: weddingDataSchema,
  cleanUrl: z.string(),
});
export type PublicInvitationResponse = z.infer<typeof publicInvitationResponse>;
