import type { Static } from 'typebox';
import { name, timestamp } from './fields';
import { objectSchema } from './objectSchema';

/** Allows `null`. OpenAPI 3.0 uses `nullable`, and `Static` a list of types. */
const orNull = <Text extends object>(text: Text) =>
  ({ type: 'string', nullable: true, ...text }) as unknown as Text & { type: ['string', 'null'] };

export const profileUpdateSchema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: false,
  properties: {
    name,
    phone: orNull({ pattern: '^\\+?[0-9](?:[ ()-]{0,2}[0-9]){5,14}$' }),
    picture: orNull({ maxLength: 2048, pattern: '^https://[!-~]+$' }),
  },
} as const;

export type Profile = Static<typeof profileSchema>;
export const profileSchema = {
  ...objectSchema(['id', 'name', 'email', 'emailVerified', 'createdAt'], {
    id: { type: 'string' },
    name: { type: 'string' },
    email: { type: 'string' },
    emailVerified: { type: 'boolean' },
    picture: { type: 'string' },
    googleId: { type: 'string' },
    phone: { type: 'string' },
    createdAt: timestamp,
  }),
  description: 'The profile',
} as const;
