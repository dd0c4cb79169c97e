import * as v from 'valibot';
import { errorMessage } from '@tanabana/contract/errors/errorText';
import type { ObjectStore } from '../stores/objectStore';
import { parseStored } from '../stores/parseStored';

const DEPLOYMENTS = 'deployments/';

const releaseId = v.pipe(v.string(), v.regex(/^[0-9a-z-]+$/));

const share = v.pipe(v.number(), v.gtValue(0), v.ltValue(1));

const canarySchema = v.object({
  release: releaseId,
  /** Share of visitors from the start. Servers that do not know `schedule` keep this share. */
  share,
  /** Shares after the first, each of which applies after `everySeconds` more. The last one applies until the end. */
  schedule: v.optional(
    v.object({
      steps: v.pipe(v.array(share), v.minLength(1)),
      everySeconds: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
});

/** The entry with the highest number describes the current deployment. */
const deploymentSchema = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Servers accept unknown actions, because later versions of this schema may add some. */
  action: v.pipe(v.string(), v.regex(/^[a-z-]{1,30}$/)),
  live: releaseId,
  /** Release that was rolled back, or whose canary was stopped. */
  withdrawn: v.optional(releaseId),
  canary: v.optional(canarySchema),
  reason: v.optional(v.string()),
  /** Name of the person or server that added the deployment. */
  by: v.optional(v.string()),
  /** Whether a sign-in has verified the name. Without one, the person has typed the name. */
  isNameVerified: v.optional(v.boolean()),
  checks: v.optional(v.array(v.string())),
});

export type Deployment = v.InferOutput<typeof deploymentSchema>;
export type Canary = v.InferOutput<typeof canarySchema>;

export function deploymentKey(number: number): string {
  return `${DEPLOYMENTS}${String(number).padStart(8, '0')}.json`;
}

/** In ascending order. */
export async function deploymentNumbers(objects: Pick<ObjectStore, 'names'>): Promise<readonly number[]> {
  return (await objects.names(DEPLOYMENTS)).map((name) => Number.parseInt(name, 10));
}

/** @throws {Error} when the object is not a valid deployment */
export async function readDeployment(
  objects: Pick<ObjectStore, 'read'>,
  number: number,
): Promise<Deployment | undefined> {
  const key = deploymentKey(number);
  const content = await objects.read(key);
  if (!content) return undefined;
  try {
    const deployment = parseStored(deploymentSchema, content);
    if (deployment.number !== number) throw new Error(`It contains number ${deployment.number}.`);
    return deployment;
  } catch (error) {
    throw new Error(`TB-STORE-009: ${key} is not a deployment: ${errorMessage(error)}`);
  }
}
