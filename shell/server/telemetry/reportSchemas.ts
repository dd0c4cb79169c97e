import { VITALS, type Vital } from './measured';

const text = { type: 'string', maxLength: 500 } as const;

/** A report may name its release too, as shells did before documents had tokens; the token says it now. */
const page = { token: text, release: text } as const;

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
      kind: { enum: ['load', 'render', 'event'] },
      message: text,
    },
  },
} as const;

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

/** A failure, as a browser reports it. */
export interface FailureReport {
  /** Absent where the document carried none. */
  readonly token?: string;
  readonly remote: string;
  readonly version: string;
  readonly kind: 'load' | 'render' | 'event';
}

/** A measurement, as a browser reports it. */
export interface VitalReport {
  readonly token?: string;
  readonly route: string;
  readonly name: Vital;
  readonly value: number;
}
