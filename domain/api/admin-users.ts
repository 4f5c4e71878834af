import { z } from 'zod';
import { isEmailAddress } from '../email-address.ts';
import { requiredLine } from '../fields.ts';
import { cleanLine } from '../text.ts';
import { page } from './admin-lists.ts';
import { password } from './admin-password.ts';
import { isoTime } from './iso-time.ts';

export const userListQuery = z.object(page);
export type UserListQuery = z.infer<typeof userListQuery>;

const USER_REQUIRED = 'Username and password are required';
export const createUserRequest = z.object({
  username: requiredLine(USER_REQUIRED, 200),
  password: password(USER_REQUIRED),
  email: z
    .string()
    .overwrite((value) => cleanLine(value).trim())
    .refine((value) => value === '' || isEmailAddress(value), 'Invalid email address')
    .nullish()
    .transform((value) => value || null),
});
export type CreateUserRequest = z.infer<typeof createUserRequest>;
export const adminUser = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  createdAt: isoTime,
  invitationCount: z.int(),
});
export type AdminUser = z.infer<typeof adminUser>;
