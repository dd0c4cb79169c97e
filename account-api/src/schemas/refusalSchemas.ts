export const refusalSchema = {
  type: 'object',
  required: ['message'],
  additionalProperties: false,
  properties: {
    message: { type: 'string' },
    field: {
      type: 'string',
      description: 'The field of the request that the message is about, if it is one',
    },
  },
} as const;

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
} as const;
