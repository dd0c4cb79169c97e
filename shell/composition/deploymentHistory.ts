import type { ObjectStore } from '@tanabana/build/store/objectStore';
import { parseStored } from '@tanabana/build/store/parseStored';
import { LRUCache } from 'lru-cache';
import { deploymentSchema, type NextDeployment, type Deployment } from './deployment';

const DEPLOYMENTS = 'deployments/';

/** Deployments that are remembered; beyond, those read longest ago are read again. */
const MAX_KNOWN = 100;

/** A deployment that cannot be read. */
class DeploymentHistoryError extends Error {
  override name = 'DeploymentHistoryError';
}

function keyOf(number: number): string {
  return `${DEPLOYMENTS}${String(number).padStart(8, '0')}.json`;
}

/** Somebody acted on what is no longer in force. */
export class HistoryMoved extends Error {
  override name = 'HistoryMoved';

  /** @param seen number of the deployment that was seen in force */
  constructor(readonly seen: number) {
    super(`Deployment ${seen} is no longer in force. Look again before you act.`);
  }
}

/** Somebody wants what is so already. */
export class NothingToDo extends Error {
  override name = 'NothingToDo';

  constructor() {
    super('There is nothing to do: it is so already.');
  }
}

/**
 * The deployments, each an object that never changes. Whoever adds one writes the next number; when somebody
 * else was quicker, the number is taken and the deployment is decided anew. So commands need no lock that one of
 * them could leave behind.
 */
export class DeploymentHistory {
  /** Those that were read: a deployment never changes. */
  private readonly known = new LRUCache<number, Deployment>({ max: MAX_KNOWN });

  constructor(
    private readonly objects: ObjectStore,
    private readonly now: () => number,
    /** Who adds to it, unless an entry says otherwise. */
    readonly by?: string,
    /** Number of the deployment that has to be in force for another to be added; any unless said otherwise. */
    private readonly seen?: number,
  ) {}

  /**
   * The same history for somebody who acts on what was seen.
   * @param by who acts; whoever acted so far unless named
   * @param seen number of the deployment that was seen in force: when another is, adding throws `HistoryMoved`; when
   * there is nothing to add, `NothingToDo`
   */
  actingOn(seen: number, by = this.by): DeploymentHistory {
    return new DeploymentHistory(this.objects, this.now, by, seen);
  }

  /** Number of the deployment in force, 0 when there is none. */
  async length(): Promise<number> {
    return Number.parseInt((await this.objects.names(DEPLOYMENTS)).at(-1) ?? '0', 10);
  }

  /** Whether there is a deployment of that number; cheap to ask. */
  has(number: number): Promise<boolean> {
    return this.objects.has(keyOf(number));
  }

  /** The deployment in force. */
  async latest(): Promise<Deployment | undefined> {
    return this.deployment(await this.length());
  }

  /**
   * @returns nothing when the history does not go that far
   * @throws {DeploymentHistoryError} when it is no deployment
   */
  async deployment(number: number): Promise<Deployment | undefined> {
    const known = this.known.get(number);
    if (known) return known;
    const content = await this.objects.read(keyOf(number));
    if (!content) return undefined;
    try {
      const deployment = parseStored(deploymentSchema, content);
      if (deployment.number !== number) throw new Error(`It says to be number ${deployment.number}.`);
      this.known.set(number, deployment);
      return deployment;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new DeploymentHistoryError(`${keyOf(number)} is not a deployment: ${reason}`);
    }
  }

  /** The last deployments, the newest first; what cannot be read is left out. */
  async recent(most: number): Promise<readonly Deployment[]> {
    const names = (await this.objects.names(DEPLOYMENTS)).slice(-most).reverse();
    const deployments = await Promise.all(
      names.map((name) => this.deployment(Number.parseInt(name, 10)).catch(() => undefined)),
    );
    return deployments.filter((deployment) => deployment !== undefined);
  }

  /**
   * Adds a deployment.
   * @param decide what to do, given the deployment in force; nothing when there is nothing to do. Called again when
   * somebody else added a deployment meanwhile.
   * @throws {HistoryMoved} when it has to follow a deployment that is no longer in force
   */
  async add(
    decide: (present: Deployment | undefined) => NextDeployment | undefined,
  ): Promise<Deployment | undefined> {
    for (;;) {
      const present = await this.latest();
      if (this.seen !== undefined && this.seen !== (present?.number ?? 0)) throw new HistoryMoved(this.seen);
      const next = decide(present);
      if (!next && this.seen !== undefined) throw new NothingToDo();
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
