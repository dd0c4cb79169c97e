import fc from 'fast-check';
import { prune } from '../../cli/commands/prune';
import { rollBack } from '../../cli/commands/rollback';
import { promote, startCanary, stopCanary } from '@tanabana/releases/deployments/deployReleases';
import type { Deployment } from '@tanabana/releases/documents/deployment';
import { resolveRelease } from '@tanabana/releases/deployments/resolveRelease';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { newestVersions } from '@tanabana/releases/releases/compose';
import { composeRelease } from '../testShop';
import { LAST_COMMIT, publishCommit, versionOf } from './publishVersion';
import { forgetIncomplete, forgetRemoved, liveOf, restore, startBackup, type Shop } from './yearShop';
import { copyByVersion, Killed } from './yearStore';

export const PEOPLE = ['Asha', 'Ravi', 'Meera'] as const;

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** Time in which nobody undoes a deployment of somebody else without naming a release. */
const RECENT_MS = 15 * MINUTE;

/** Writes before which a command that publishes may be killed. */
const KILLED_AT = [undefined, undefined, /\/files\/.*common/, /\/publications\//, /deploy\.json$/] as const;

const doOnly = <Name extends string>(name: Name) => fc.record({ name: fc.constant(name) });

const actions = {
  publish: fc.record({
    name: fc.constant('publish'),
    commit: fc.nat(LAST_COMMIT),
    killedAt: fc.constantFrom(...KILLED_AT),
    /** Whether the pipeline runs again after it was killed. */
    isRepeated: fc.boolean(),
  }),
  promote: doOnly('promote'),
  rollback: doOnly('rollback'),
  rollbackNamed: doOnly('rollback to a named release'),
  canary: doOnly('start a canary'),
  stop: doOnly('stop the canary'),
  prune: fc.record({
    name: fc.constant('prune'),
    keep: fc.constantFrom(0, 2),
    days: fc.constantFrom(0, 7),
  }),
  backUp: doOnly('back up'),
  restore: doOnly('restore'),
  move: doOnly('move to another store'),
} as const;

const { publish, promote: promotion, ...others } = actions;

export const steps = fc.record({
  does: fc.oneof(publish, publish, promotion, promotion, ...Object.values(others)),
  by: fc.constantFrom(...PEOPLE),
  /** Time since the previous step, in milliseconds. */
  pause: fc.constantFrom(MINUTE, MINUTE, DAY, 20 * DAY),
  /** Difference of the machine's clock from the store's clock, in milliseconds. */
  lead: fc.constantFrom(0, 0, -DAY, -20 * MINUTE, 20 * MINUTE, DAY),
  /** Whether the reply to the deployment's write is lost. */
  losesReply: fc.boolean(),
  /** Number of deployments that the person has not seen. */
  unseen: fc.constantFrom(0, 0, 0, 1),
});

type Values<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
export type Step = Values<typeof steps>;

/** Performs a step, and changes the model as the step must change the shop. @throws when the shop refuses the step */
export async function perform(
  shop: Shop,
  step: Step,
  open: (killedAt?: RegExp) => ReleaseContext,
): Promise<void> {
  const { model, shell } = shop;
  const context = open();
  const { deployments, artefacts, releases } = context;
  const seen = Math.max(0, model.history.length - step.unseen);
  const history = deployments.actingOn(seen);
  const composed = async () => {
    const versions = { ...(await newestVersions(artefacts, ['cart'])), shell };
    return (await composeRelease(context, versions)).id;
  };
  const deployed = (action: Deployment['action'], live = '') => {
    model.history = [...model.history, { action, live, by: step.by }];
  };
  const expectSeen = () => expect(seen).toBe(model.history.length);
  switch (step.does.name) {
    case 'publish': {
      const { commit, killedAt, isRepeated } = step.does;
      const killed = await publishCommit(open(killedAt), commit).then(
        () => false,
        (error: unknown) => error instanceof Killed || Promise.reject(error as Error),
      );
      const [isRecorded, isComplete] = isRepeated
        ? [true, true]
        : [!killed || String(killedAt).includes('deploy'), !killed];
      if (killed && isRepeated) await publishCommit(context, commit);
      if (isRecorded) model.recorded = new Set([...model.recorded, commit]);
      if (isComplete) model.versions = new Set([...model.versions, versionOf(commit)]);
      return;
    }
    case 'promote': {
      const id = await composed();
      const present = await deployments.latest();
      await promote(history, id);
      // A promotion that changes nothing adds no deployment.
      expect(present?.live === id && !present.canary).toBe(false);
      expectSeen();
      deployed('promote', id);
      return;
    }
    case 'start a canary':
      await startCanary(history, await composed(), 0.1);
      expectSeen();
      deployed('canary-start', liveOf(model));
      return;
    case 'stop the canary':
      await stopCanary(history, 'It fails.');
      expectSeen();
      deployed('canary-stop', liveOf(model));
      return;
    case 'rollback':
    case 'rollback to a named release': {
      const present = await deployments.latest();
      const target = await resolveRelease(releases, deployments, 'previous').catch(() => undefined);
      const isNamed = step.does.name !== 'rollback';
      await rollBack(context, isNamed ? target : undefined, 'It fails.');
      const age = context.now() - Date.parse(present?.at ?? '');
      expect(isNamed || present?.by === step.by || age >= RECENT_MS).toBe(true);
      deployed('rollback', target);
      return;
    }
    case 'prune':
      // Before the first promotion, nothing is used.
      if (liveOf(model) === undefined) return;
      await prune(context, step.does, () => undefined);
      await forgetRemoved(shop);
      return;
    case 'back up':
      return startBackup(shop);
    case 'restore':
      restore(shop);
      return;
    case 'move to another store': {
      const store = await shop.store.another();
      await copyByVersion(shop.store, store);
      shop.store = store;
      // Publications of incomplete versions are not copied.
      forgetIncomplete(model);
      return;
    }
  }
}
