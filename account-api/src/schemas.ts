import type { OrderStatus } from './database/tables';

/**
 * What may be asked and what is answered (§3, §7): one schema each, which checks requests, filters answers and is
 * published at /api/openapi.json. Text takes no control characters and no broken Unicode: no database does.
 */
const TEXT = '[^\\p{Cc}\\p{Cs}]';

const name = { type: 'string', maxLength: 100, pattern: `^(?=.*\\S)${TEXT}*$` };
const email = {
  type: 'string',
  maxLength: 254,
  pattern: '^ *[^\\s@\\p{Cc}\\p{Cs}]+@[^\\s@\\p{Cc}\\p{Cs}]+\\.[^\\s@\\p{Cc}\\p{Cs}]+ *$',
  description: 'Spaces around it and upper case make no difference',
};
const newPassword = { type: 'string', minLength: 8, maxLength: 200 };
const givenPassword = { type: 'string', minLength: 1, maxLength: 200 };
const moment = { type: 'string', format: 'date-time' };

export interface Login {
  email: string;
  password: string;
}
export const loginSchema = {
  type: 'object',
  required: ['email', 'password'],
  additionalProperties: false,
  properties: { email, password: givenPassword },
};

export interface Registration extends Login {
  name: string;
}
export const registrationSchema = {
  type: 'object',
  required: ['name', 'email', 'password'],
  additionalProperties: false,
  properties: { name, email, password: newPassword },
};

export interface GoogleLogin {
  token: string;
  password?: string;
}
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
      ...givenPassword,
      description: 'Of the account with the same email, after a refusal has said passwordRequired',
    },
  },
};

export const noBodySchema = { type: 'object', nullable: true, additionalProperties: false };

export interface ProfileUpdate {
  name?: string;
  phone?: string | null;
  picture?: string | null;
}
export const profileUpdateSchema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: false,
  properties: {
    name,
    phone: { type: 'string', nullable: true, pattern: '^\\+?[0-9](?:[ ()-]{0,2}[0-9]){5,14}$' },
    picture: { type: 'string', nullable: true, maxLength: 2048, pattern: '^https://[!-~]+$' },
  },
};

export interface Profile {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  picture?: string;
  googleId?: string;
  phone?: string;
  createdAt: string;
}
export const profileSchema = {
  type: 'object',
  required: ['id', 'name', 'email', 'emailVerified', 'createdAt'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    email: { type: 'string' },
    emailVerified: { type: 'boolean' },
    picture: { type: 'string' },
    googleId: { type: 'string' },
    phone: { type: 'string' },
    createdAt: moment,
  },
};

export interface Session {
  token: string;
  user: Profile;
}
export const sessionSchema = {
  type: 'object',
  required: ['token', 'user'],
  additionalProperties: false,
  properties: {
    token: { type: 'string', description: 'Signed; claims id, iat and exp; good for seven days' },
    user: profileSchema,
  },
};

export interface OrderItem {
  productId: number;
  name: string;
  quantity: number;
  unitPrice: number;
}
export interface Order {
  id: string;
  placedAt: string;
  status: OrderStatus;
  items: OrderItem[];
  total: number;
}
const rupees = { type: 'integer', description: 'Whole rupees' };
export const ordersSchema = {
  type: 'object',
  required: ['orders'],
  additionalProperties: false,
  properties: {
    orders: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'placedAt', 'status', 'items', 'total'],
        additionalProperties: false,
        properties: {
          id: { type: 'string' },
          placedAt: moment,
          status: { type: 'string', enum: ['placed', 'confirmed', 'dispatched', 'delivered', 'cancelled'] },
          items: {
            type: 'array',
            items: {
              type: 'object',
              required: ['productId', 'name', 'quantity', 'unitPrice'],
              additionalProperties: false,
              properties: {
                productId: { type: 'integer' },
                name: { type: 'string' },
                quantity: { type: 'integer' },
                unitPrice: rupees,
              },
            },
          },
          total: rupees,
        },
      },
    },
  },
};

export const refusalSchema = {
  type: 'object',
  required: ['message'],
  additionalProperties: false,
  properties: { message: { type: 'string' } },
};

export const googleRefusalSchema = {
  ...refusalSchema,
  properties: {
    ...refusalSchema.properties,
    passwordRequired: {
      type: 'boolean',
      description:
        'True where an account with the same email has a password, and Google does not host the address: ' +
        'call again with the password, once, to connect the account with Google',
    },
  },
};
