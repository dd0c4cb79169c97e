import type { Static } from 'typebox';
import { VITALS } from './measured';

const text = { type: 'string', maxLength: 500 } as const;

/** Sent by earlier shells, and ignored. */
const page = { token: text, release: text } as const;

export type FailureReport = Static<typeof failureSchema.body>;
export const failureSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['remote', 'version', 'expose', 'kind', 'message'],
    properties: {
      ...page,
      remote: text,
      version: text,
      expose: text,
      kind: { enum: ['start', 'load', 'render', 'event'] },
      message: text,
      stack: { type: 'string', maxLength: 2_000 },
    },
  },
} as const;

export type VitalReport = Static<typeof vitalSchema.body>;
export const vitalSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['route', 'name', 'value'],
    properties: {
      ...page,
      route: text,
      name: { enum: VITALS },
      value: { type: 'number', minimum: 0, maximum: 600_000 },
    },
  },
} as const;
