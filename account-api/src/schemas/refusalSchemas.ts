import { objectSchema } from './objectSchema';

const refusalSchema = objectSchema(['message'], {
  message: { type: 'string' },
  field: {
    type: 'string',
    description: 'The field of the request that the message is about, if it is one',
  },
});

/** Answers of every call that is refused. */
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
