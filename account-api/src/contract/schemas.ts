import type { FastifyTypeProvider } from 'fastify';
import type { Static, TSchema } from 'typebox';

/** Makes Fastify derive the types of a route's body and answers from the schemas of the route. */
export interface SchemaTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  readonly serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}

const objectSchema = <const Required extends readonly string[], const Properties>(
  required: Required,
  properties: Properties,
) => ({ type: 'object', required, additionalProperties: false, properties }) as const;

// Excludes control characters, because PostgreSQL refuses NUL. Excludes lone surrogates, because UTF-8 cannot encode them.
const TEXT = '[^\\p{Cc}\\p{Cs}]';

const name = { type: 'string', maxLength: 100, pattern: `^(?=.*\\S)${TEXT}*$` } as const;

const email = {
  type: 'string',
  maxLength: 254,
  pattern: '^ *[^\\s@\\p{Cc}\\p{Cs}]+@[^\\s@\\p{Cc}\\p{Cs}]+\\.[^\\s@\\p{Cc}\\p{Cs}]+ *$',
  description: 'Spaces around it and upper case make no difference',
} as const;

/** Refusal of a new password that the schema `newPassword` refuses. */
export const PASSWORD_LENGTH = 'The password must be 8 to 200 characters long';

export const newPassword = { type: 'string', minLength: 8, maxLength: 200 } as const;
const submittedPassword = { type: 'string', minLength: 1, maxLength: 200 } as const;
const timestamp = { type: 'string', format: 'date-time' } as const;

/**
 * Adds `null` to the schema of a text. The schema uses `nullable`, because OpenAPI 3.0 has no type `null`. In
 * TypeScript, the schema has a list of types, from which `Static` derives `string | null`.
 */
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

const rupees = { type: 'integer', description: 'Whole rupees' } as const;

export type OrderItem = Static<typeof itemSchema>;
const itemSchema = objectSchema(['productId', 'name', 'quantity', 'unitPrice'], {
  productId: { type: 'integer' },
  name: { type: 'string' },
  quantity: { type: 'integer' },
  unitPrice: rupees,
});

export type Order = Static<typeof orderSchema>;
const orderSchema = objectSchema(['id', 'placedAt', 'status', 'items', 'total'], {
  id: { type: 'string' },
  placedAt: timestamp,
  status: { type: 'string', enum: ['placed', 'confirmed', 'dispatched', 'delivered', 'cancelled'] },
  items: { type: 'array', items: itemSchema },
  total: rupees,
});

export const ordersSchema = {
  ...objectSchema(['orders'], { orders: { type: 'array', items: orderSchema } }),
  description: 'The orders',
} as const;

const refusalSchema = objectSchema(['message'], {
  message: { type: 'string' },
  field: {
    type: 'string',
    description: 'The field of the request that the message is about, if it is one',
  },
});

export const refusals = {
  '4xx': { ...refusalSchema, description: 'The request is refused; the message says why' },
  '5xx': { ...refusalSchema, description: 'The service cannot answer now' },
};

export const googleRefusalSchema = objectSchema(['message'], {
  ...refusalSchema.properties,
  passwordRequired: {
    type: 'boolean',
    description:
      'True where an account with the same email has a password, and Google does not host the address: ' +
      'call again with the password, once, to connect the account with Google',
  },
});

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
