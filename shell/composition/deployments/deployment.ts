import * as v from 'valibot';

const releaseId = v.pipe(v.string(), v.regex(/^[0-9a-z-]+$/));

/** A release that a share of the visitors gets. */
const canarySchema = v.object({
  release: releaseId,
  /** Share of visitors, above 0 and below 1. */
  share: v.pipe(v.number(), v.gtValue(0), v.ltValue(1)),
});

/**
 * An entry of the deployment history: what was done, and what is live after it. The highest number is the current one.
 */
export const deploymentSchema = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /**
   * What was done, for people. Servers only use `live`, `canary` and `withdrawn`, so they accept actions of earlier and
   * later versions of this schema.
   */
  action: v.pipe(v.string(), v.regex(/^[a-z-]{1,30}$/)),
  /** The live release. */
  live: releaseId,
  /** Release that was rolled back or stopped as a canary. It is no default target of a rollback. */
  withdrawn: v.optional(releaseId),
  canary: v.optional(canarySchema),
  /** Why, as a sentence. */
  reason: v.optional(v.string()),
  /** Who did it: a person or a server. */
  by: v.optional(v.string()),
  /** What was checked of the release before. */
  checks: v.optional(v.array(v.string())),
});

export type Deployment = v.InferOutput<typeof deploymentSchema>;

/** A deployment that has no number and time yet. */
export type NextDeployment = Omit<Deployment, 'number' | 'at' | 'action'> & {
  readonly action: 'promote' | 'rollback' | 'canary-start' | 'canary-stop';
};
