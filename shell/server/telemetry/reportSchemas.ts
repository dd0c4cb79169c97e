import type { Static } from 'typebox';

/**
 * Measurements of browsers. LCP, INP and TTFB are in milliseconds, CLS has no unit. USABLE is the time from the first
 * paint to hydration, in milliseconds. ACTS is the number of interactions before hydration.
 * @internal
 */
export const VITALS = ['LCP', 'INP', 'TTFB', 'USABLE', 'CLS', 'ACTS'] as const;
export type Vital = (typeof VITALS)[number];

export type ReportRefusal =
  'tokenless' | 'forged' | 'expired' | 'notServed' | 'unknown' | 'extension' | 'malformed' | 'tooMany';

const text = { type: 'string', maxLength: 500 } as const;

/** `token` is sent by earlier versions of the shell and ignored. `release` is used for measurements only. */
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
