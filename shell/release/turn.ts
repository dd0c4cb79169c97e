import * as v from 'valibot';

const releaseId = v.pipe(v.string(), v.regex(/^[0-9a-z-]+$/));

/** A release shown to a share of the visitors, to see how it does. */
const canarySchema = v.object({
  release: releaseId,
  /** Share of visitors, above 0 and below 1. */
  share: v.pipe(v.number(), v.gtValue(0), v.ltValue(1)),
});

/**
 * One turn of the journal: what was done, and what is on show after it. The turn with the highest number holds.
 */
export const turnSchema = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  what: v.picklist(['promoted', 'rolled back', 'canary started', 'canary stopped']),
  /** Release on show. */
  live: releaseId,
  /** Release that was taken off show because of what it did; nobody goes back to it unasked. */
  withdrawn: v.optional(releaseId),
  canary: v.optional(canarySchema),
  /** Why, in a sentence. */
  reason: v.optional(v.string()),
});

export type Turn = v.InferOutput<typeof turnSchema>;

/** A turn before it has found its place in the journal. */
export type NextTurn = Omit<Turn, 'number' | 'at'>;
