import type { Static } from 'typebox';
import { email, submittedPassword, name, newPassword } from './fields';
import { objectSchema } from './objectSchema';
import { profileSchema } from './profileSchemas';

export const loginSchema = objectSchema(['email', 'password'], { email, password: submittedPassword });

export const registrationSchema = objectSchema(['name', 'email', 'password'], {
  name,
  email,
  password: newPassword,
});

export const googleLoginSchema = objectSchema(['token'], {
  token: { type: 'string', minLength: 1, maxLength: 8192, description: 'The credential that Google gave' },
  userProfile: {
    type: 'object',
    description: 'Accepted and ignored: only what the credential itself says is believed',
  },
  password: {
    ...submittedPassword,
    description: 'Of the account with the same email, after a refusal has said passwordRequired',
  },
});

export const noBodySchema = { type: 'object', nullable: true, additionalProperties: false } as const;

export type Session = Static<typeof sessionSchema>;
export const sessionSchema = {
  ...objectSchema(['token', 'user'], {
    token: { type: 'string', description: 'Signed; claims id, iat and exp; good for seven days' },
    user: profileSchema,
  }),
  description: 'A session, and the profile',
} as const;
