import { deploymentKey, deploymentNumbers, readDeployment, type Deployment } from '../documents/deployment';
import type { ObjectStore } from '../stores/objectStore';
import { LRUCache } from 'lru-cache';
import { sharesInWords } from './canarySchedule';

/** Maximum number of cached deployments, of about 300 bytes each. The board looks for the previous release in all. */
const MAX_CACHED = 10_000;

type NextDeployment = Omit<Deployment, 'number' | 'at' | 'action'> & {
  readonly action: 'promote' | 'rollback' | 'canary-start' | 'canary-stop';
};

/** Names the author of a deployment, as in `Asha (verified)`. */
export function authorInWords({
  by = 'Somebody',
  isNameVerified,
}: Pick<Deployment, 'by' | 'isNameVerified'>) {
  return `${by}${isNameVerified ? ' (verified)' : ''}`;
}

export function formatDeployment(deployment: Deployment): string {
  const { at, action, live, canary, by, reason } = deployment;
  const subject = canary ? `${canary.release} for ${sharesInWords(canary)}` : live;
  const who = by === undefined ? '' : ` by ${authorInWords(deployment)}`;
  const why = reason === undefined ? '' : `: ${reason}`;
  return `${at.slice(0, 19).replace('T', ' ')}  ${action.padEnd(14)} ${subject}${who}${why}`;
}

const DONE: Readonly<Record<string, string>> = {
  promote: 'promoted',
  rollback: 'rolled back to',
  'canary-start': 'started a canary of',
  'canary-stop': 'ended the canary of',
};

/** Describes a deployment as in `Asha promoted release r1 at 2026-11-27 21:00 UTC`. */
export function deploymentInWords(deployment: Deployment): string {
  const { action, live, canary, withdrawn, at, reason } = deployment;
  const release = action === 'canary-stop' ? withdrawn : (canary?.release ?? live);
  return `${authorInWords(deployment)} ${DONE[action] ?? action} release ${release} at ${at.slice(0, 16).replace('T', ' ')} UTC${reason === undefined ? '' : `: ${reason.replace(/\.$/, '')}`}`;
}

/** Thrown when another deployment was added since the caller read the history. */
export class OutdatedDeploymentError extends Error {
  override name = 'OutdatedDeploymentError';

  constructor(readonly present: Deployment | undefined) {
    const other = present ? `: ${deploymentInWords(present)}. Release ${present.live} is live` : '';
    super(`TB-DEPLOY-007: Nothing was changed, because another deployment came first${other}.`);
  }
}

export class NoChangeError extends Error {
  override name = 'NoChangeError';

  constructor() {
    super('TB-DEPLOY-008: Nothing to do: this is already the current state.');
  }
}

/**
 * Each deployment is an immutable object whose key is its number. `add` creates the object with the next number. If
 * another writer has created this object first, `add` reads the history again and retries.
 */
export class DeploymentHistory {
  private readonly cache = new LRUCache<number, Deployment>({ max: MAX_CACHED });

  constructor(
    private readonly objects: ObjectStore,
    private readonly now: () => number,
    readonly by?: string,
    private readonly seen?: number,
    private readonly isNameVerified = false,
  ) {}

  /**
   * Returns a history for a caller that has read deployments up to number `seen`. `add` of this history throws
   * `OutdatedDeploymentError` when a later deployment exists, and `NoChangeError` when there is nothing to add.
   * @param isNameVerified whether a sign-in has verified the name `by`
   */
  actingOn(seen: number, by = this.by, isNameVerified = false): DeploymentHistory {
    return new DeploymentHistory(this.objects, this.now, by, seen, isNameVerified);
  }

  async length(): Promise<number> {
    return (await deploymentNumbers(this.objects)).at(-1) ?? 0;
  }

  /** Faster than `length`, which lists all deployments. */
  has(number: number): Promise<boolean> {
    return this.objects.has(deploymentKey(number));
  }

  async latest(): Promise<Deployment | undefined> {
    return this.deployment(await this.length());
  }

  /** @throws {Error} when the object is not a valid deployment */
  async deployment(number: number): Promise<Deployment | undefined> {
    const cached = this.cache.get(number);
    if (cached) return cached;
    const deployment = await readDeployment(this.objects, number);
    if (deployment) this.cache.set(number, deployment);
    return deployment;
  }

  /** Returns the last `max` deployments, newest first. Skips deployments that are invalid or cannot be read. */
  async recent(max: number): Promise<readonly Deployment[]> {
    const numbers = (await deploymentNumbers(this.objects)).slice(-max).reverse();
    const deployments = await Promise.all(
      numbers.map((number) => this.deployment(number).catch(() => undefined)),
    );
    return deployments.filter((deployment) => deployment !== undefined);
  }

  /** @param decide returns the next deployment, or undefined to add none. Called again after a concurrent write. */
  async add(
    decide: (present: Deployment | undefined) => NextDeployment | undefined,
  ): Promise<Deployment | undefined> {
    for (;;) {
      const present = await this.latest();
      if (this.seen !== undefined && this.seen !== (present?.number ?? 0))
        throw new OutdatedDeploymentError(present);
      const next = decide(present);
      if (!next && this.seen !== undefined) throw new NoChangeError();
      if (!next) return undefined;
      const number = (present?.number ?? 0) + 1;
      const deployment: Deployment = {
        number,
        at: new Date(this.now()).toISOString(),
        ...(this.by !== undefined && { by: this.by }),
        ...(this.isNameVerified && { isNameVerified: true }),
        ...next,
      };
      if (await this.objects.create(deploymentKey(number), `${JSON.stringify(deployment, null, 2)}\n`))
        return deployment;
    }
  }
}
