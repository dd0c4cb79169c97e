import type { ObjectStore } from '@tanabana/artefacts/store/objectStore';
import { parseStored } from '@tanabana/artefacts/store/parseStored';
import { LRUCache } from 'lru-cache';
import { deploymentSchema, type NextDeployment, type Deployment } from './deployment';

const DEPLOYMENTS = 'deployments/';

/** Maximum number of cached deployments. */
const MAX_CACHED = 100;

/** A deployment that cannot be read. */
class DeploymentHistoryError extends Error {
  override name = 'DeploymentHistoryError';
}

function keyOf(number: number): string {
  return `${DEPLOYMENTS}${String(number).padStart(8, '0')}.json`;
}

/** Another deployment was added since the caller read the history. */
export class OutdatedDeploymentError extends Error {
  override name = 'OutdatedDeploymentError';

  /** @param present the current deployment */
  constructor(readonly present: Deployment | undefined) {
    const { action, by = 'unknown', at, live } = present ?? {};
    super(
      `Nothing was changed, because another deployment came first: ${action} by ${by} at ${at}. Release ${live} is live.`,
    );
  }
}

/** The requested state is already the current one. */
export class NoChangeError extends Error {
  override name = 'NoChangeError';

  constructor() {
    super('Nothing to do: this is already the current state.');
  }
}

/**
 * The deployments, each an immutable object under its number. Adding one is a conditional write of the next number;
 * when another writer was faster, the decision is repeated on the new state. So there is no lock that a crashed command
 * could leave behind.
 */
export class DeploymentHistory {
  /** Immutable, so entries never expire. */
  private readonly cache = new LRUCache<number, Deployment>({ max: MAX_CACHED });

  constructor(
    private readonly objects: ObjectStore,
    private readonly now: () => number,
    /** Default author of added deployments. */
    readonly by?: string,
    /** Number that the current deployment must have when one is added. */
    private readonly seen?: number,
  ) {}

  /**
   * Returns the history with optimistic locking.
   * @param seen number of the current deployment as the caller saw it: `add` throws `OutdatedDeploymentError` when it is
   * another one by now, and `NoChangeError` when there is nothing to add
   * @param by author; the one of this history by default
   */
  actingOn(seen: number, by = this.by): DeploymentHistory {
    return new DeploymentHistory(this.objects, this.now, by, seen);
  }

  /** Number of the current deployment, 0 when there is none. */
  async length(): Promise<number> {
    return Number.parseInt((await this.objects.names(DEPLOYMENTS)).at(-1) ?? '0', 10);
  }

  /** Whether there is a deployment with a number: one cheap call to the store. */
  has(number: number): Promise<boolean> {
    return this.objects.has(keyOf(number));
  }

  /** The current deployment. */
  async latest(): Promise<Deployment | undefined> {
    return this.deployment(await this.length());
  }

  /**
   * @returns `undefined` when there is no deployment with this number
   * @throws {DeploymentHistoryError} when the object is not a valid deployment
   */
  async deployment(number: number): Promise<Deployment | undefined> {
    const cached = this.cache.get(number);
    if (cached) return cached;
    const content = await this.objects.read(keyOf(number));
    if (!content) return undefined;
    try {
      const deployment = parseStored(deploymentSchema, content);
      if (deployment.number !== number) throw new Error(`It contains number ${deployment.number}.`);
      this.cache.set(number, deployment);
      return deployment;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new DeploymentHistoryError(`${keyOf(number)} is not a deployment: ${reason}`);
    }
  }

  /** The last deployments, newest first. Unreadable ones are left out. */
  async recent(max: number): Promise<readonly Deployment[]> {
    const names = (await this.objects.names(DEPLOYMENTS)).slice(-max).reverse();
    const deployments = await Promise.all(
      names.map((name) => this.deployment(Number.parseInt(name, 10)).catch(() => undefined)),
    );
    return deployments.filter((deployment) => deployment !== undefined);
  }

  /**
   * Adds a deployment.
   * @param decide returns the next deployment given the current one, or `undefined` when there is nothing to do. Called
   * again when another writer added a deployment meanwhile.
   * @throws {OutdatedDeploymentError} see `actingOn`
   * @throws {NoChangeError} see `actingOn`
   */
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
        ...next,
      };
      if (await this.objects.create(keyOf(number), `${JSON.stringify(deployment, null, 2)}\n`))
        return deployment;
    }
  }
}
