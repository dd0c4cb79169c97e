import * as v from 'valibot';

const releaseId = v.pipe(v.string(), v.regex(/^[0-9a-z-]+$/));

const canarySchema = v.object({
  release: releaseId,
  share: v.pipe(v.number(), v.gtValue(0), v.ltValue(1)),
});

/** An entry of the deployment history. The entry with the highest number is the current one. */
export const deploymentSchema = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Displayed only. Servers accept any action, because later versions of this schema may add some. */
  action: v.pipe(v.string(), v.regex(/^[a-z-]{1,30}$/)),
  live: releaseId,
  /** Release that was rolled back, or whose canary was stopped. */
  withdrawn: v.optional(releaseId),
  canary: v.optional(canarySchema),
  reason: v.optional(v.string()),
  /** A person or a server. */
  by: v.optional(v.string()),
  /** Names of the checks that the release passed. */
  checks: v.optional(v.array(v.string())),
});

export type Deployment = v.InferOutput<typeof deploymentSchema>;

export type NextDeployment = Omit<Deployment, 'number' | 'at' | 'action'> & {
  readonly action: 'promote' | 'rollback' | 'canary-start' | 'canary-stop';
};
