import { z } from 'zod';
import { requiredLine } from '../fields.ts';
import { password } from './admin-password.ts';

const LOGIN = 'Please enter both username and password';
export const loginRequest = z.object({
  username: requiredLine(LOGIN, 200),
  password: password(LOGIN),
});
export const loginResponse = z.object({ username: z.string() });
export type LoginResponse = z.infer<typeof loginResponse>;
