import type { Static } from 'typebox';
import { email, submittedPassword, name, newPassword } from './fields';
import { profileSchema } from './profileSchemas';

export const loginSchema = {
  type: 'object',
  required: ['email', 'password'],
  additionalProperties: false,
  properties: { email, password: submittedPassword },
} as const;

export const registrationSchema = {
  type: 'object',
  required: ['name', 'email', 'password'],
  additionalProperties: false,
  properties: { name, email, password: newPassword },
} as const;

export const googleLoginSchema = {
  type: 'object',
  required: ['token'],
  additionalProperties: false,
  properties: {
    token: { type: 'string', minLength: 1, maxLength: 8192, description: 'The credential that Google gave' },
    userProfile: {
      type: 'object',
      description: 'Accepted and ignored: only what the credential itself says is believed',
    },
    password: {
      ...submittedPassword,
      description: 'Of the account with the same email, after a refusal has said passwordRequired',
    },
  },
} as const;

export const noBodySchema = { type: 'object', nullable: true, additionalProperties: false } as const;

export type Session = Static<typeof sessionSchema>;
export const sessionSchema = {
  type: 'object',
  required: ['token', 'user'],
  additionalProperties: false,
  properties: {
    token: { type: 'string', description: 'Signed; claims id, iat and exp; good for seven days' },
    user: profileSchema,
  },
} as const;
