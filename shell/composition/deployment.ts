import * as v from 'valibot';

const releaseId = v.pipe(v.string(), v.regex(/^[0-9a-z-]+$/));

/** A release shown to a share of the visitors, to see how it does. */
const canarySchema = v.object({
  release: releaseId,
  /** Share of visitors, above 0 and below 1. */
  share: v.pipe(v.number(), v.gtValue(0), v.ltValue(1)),
});

/**
 * One deployment: what was done, and what is live after it. The deployment with the highest number is in force.
 */
export const deploymentSchema = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /**
   * What was done, for people. Any word can be read: servers act on `live`, `canary` and `withdrawn`, so they also
   * follow histories with actions of earlier and later versions.
   */
  action: v.pipe(v.string(), v.regex(/^[a-z-]{1,30}$/)),
  /** The live release. */
  live: releaseId,
  /** Release that was taken off show because of what it did; nobody goes back to it unasked. */
  withdrawn: v.optional(releaseId),
  canary: v.optional(canarySchema),
  /** Why, in a sentence. */
  reason: v.optional(v.string()),
  /** Who did it: a person, or a server by itself. */
  by: v.optional(v.string()),
  /** What was checked of the release before, in words. */
  checks: v.optional(v.array(v.string())),
});

export type Deployment = v.InferOutput<typeof deploymentSchema>;

/** A deployment before it has its place in the history. */
export type NextDeployment = Omit<Deployment, 'number' | 'at' | 'action'> & {
  readonly action: 'promote' | 'rollback' | 'canary-start' | 'canary-stop';
};
