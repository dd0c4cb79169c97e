/** Excludes control characters, as PostgreSQL refuses NUL, and lone surrogates, which UTF-8 cannot encode. */
const TEXT = '[^\\p{Cc}\\p{Cs}]';

export const name = { type: 'string', maxLength: 100, pattern: `^(?=.*\\S)${TEXT}*$` } as const;

export const email = {
  type: 'string',
  maxLength: 254,
  pattern: '^ *[^\\s@\\p{Cc}\\p{Cs}]+@[^\\s@\\p{Cc}\\p{Cs}]+\\.[^\\s@\\p{Cc}\\p{Cs}]+ *$',
  description: 'Spaces around it and upper case make no difference',
} as const;

export const newPassword = { type: 'string', minLength: 8, maxLength: 200 } as const;
export const submittedPassword = { type: 'string', minLength: 1, maxLength: 200 } as const;
export const timestamp = { type: 'string', format: 'date-time' } as const;
