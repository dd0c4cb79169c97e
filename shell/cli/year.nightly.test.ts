/** @jest-environment node */
import fc from 'fast-check';
import { resolveRelease } from '@tanabana/releases/deployments/resolveRelease';
import { loadCompleteRelease } from '@tanabana/releases/deployments/loadCompleteRelease';
import { deployablesOf } from '@tanabana/releases/documents/releaseDocument';
import { publishBefore, VERSION_BEFORE } from '../test/year/publishVersion';
import { steps, PEOPLE, perform, type Step } from '../test/year/yearSteps';
import { finishBackup, keysOf, liveOf, newestOf, type Shop } from '../test/year/yearShop';
import { openBucket, openFolder, openFor, type StoreClock, type YearStore } from '../test/year/yearStore';

// Plays random histories of a shop: pipelines that publish commits in any order, again, or are killed, and people who
// compose, promote, roll back, start canaries, clean up, and restore backups, on machines whose clocks differ. `YEARS`
// is the number of histories in a folder.

jest.setTimeout(1_800_000);
// A retry would play other histories, and so hide the failure.
jest.retryTimes(0);

const HISTORIES = Number(process.env.YEARS ?? 200);
const HISTORIES_IN_BUCKET = Math.ceil(HISTORIES / 10);
const MAX_STEPS = 40;

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);

const histories = fc.array(steps, { minLength: 1, maxLength: MAX_STEPS, size: 'max' });

// Only dates are fake. Timers and sockets need the real time.
beforeAll(() => void jest.useFakeTimers({ advanceTimers: false, doNotFake: TIMERS }));
afterAll(() => void jest.useRealTimers());

const TIMERS = [
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const satisfies FakeableAPI[];

/** Plays a history in one or several stores, which must agree after each step. */
async function play(
  history: readonly Step[],
  ...openStores: ((clock: StoreClock) => Promise<YearStore>)[]
): Promise<void> {
  const clock: StoreClock = { now: START };
  jest.setSystemTime(clock.now);
  const shops: Shop[] = [];
  for (const open of openStores) {
    const store = await open(clock);
    const shell = await publishBefore(openFor(store, 'Asha'), START - 3 * DAY);
    const model = { recorded: new Set<number>(), versions: new Set([VERSION_BEFORE]), history: [] };
    shops.push({ store, model, shell });
  }
  for (const step of history) {
    clock.now += step.pause;
    jest.setSystemTime(clock.now + step.lead);
    const states: unknown[] = [];
    for (const shop of shops) {
      await performAndCheck(shop, step);
      states.push(await stateOf(shop));
    }
    for (const state of states) expect(state).toEqual(states[0]);
  }
}

async function performAndCheck(shop: Shop, step: Step): Promise<void> {
  const { store, model } = shop;
  const context = openFor(store, step.by);
  const before = await keysOf(context);
  const liveBefore = liveOf(model);
  const isFinished = step.does.name !== 'back up';
  if (step.losesReply) store.lostReplies.add(`${String(model.history.length + 1).padStart(8, '0')}.json`);
  const refusal = await perform(shop, step, (killedAt) => openFor(store, step.by, killedAt)).then(
    () => undefined,
    (error: unknown) => error as Error,
  );
  store.lostReplies.clear();
  if (refusal) {
    if ('matcherResult' in refusal) throw refusal;
    // A refused promotion leaves the release that it composed.
    const isComposed = (key: string) => /^(documents|composed)\//.test(key);
    const after = await keysOf(context);
    expect([refusal.message, after.filter((key) => !isComposed(key))]).toEqual([
      refusal.message,
      before.filter((key) => !isComposed(key)),
    ]);
  }
  if (step.does.name === 'publish' || step.does.name === 'prune') expect(liveOf(shop.model)).toBe(liveBefore);
  if (isFinished) await finishBackup(shop);
  await checkInvariants(shop, step);
}

async function checkInvariants({ store, model }: Shop, step: Step): Promise<void> {
  const context = openFor(store, 'Observer');
  const { deployments, releases, artefacts } = context;
  const said = `${step.does.name} by ${step.by}`;
  const history = await deployments.recent(Infinity);
  expect([said, history.map(({ number, action, live, by }) => ({ number, action, live, by }))]).toEqual([
    said,
    model.history.map((deployment, index) => ({ number: index + 1, ...deployment })).reverse(),
  ]);
  expect(history.every(({ by }) => PEOPLE.some((person) => person === by))).toBe(true);
  const versions = (await artefacts.versions('cart')).map(({ version }) => version);
  expect([said, versions[0]]).toEqual([said, newestOf(model)]);
  expect(new Set(versions)).toEqual(model.versions);
  const [present] = history;
  if (!present) return;
  const target = await resolveRelease(releases, deployments, 'previous').catch(() => undefined);
  const canary = present.canary?.release;
  for (const id of new Set([present.live, target, canary].filter((release) => release !== undefined))) {
    for (const manifest of deployablesOf(await loadCompleteRelease(context, id)))
      expect([said, await artefacts.faults(manifest)]).toEqual([said, []]);
  }
}

/** Returns everything that must be equal in stores that saw the same steps. */
async function stateOf({ store }: Shop) {
  const { deployments, releases, artefacts } = openFor(store, 'Observer');
  const history = await deployments.recent(Infinity);
  return {
    history,
    releases: await releases.list(),
    versions: await artefacts.versions('cart'),
    previous: await resolveRelease(releases, deployments, 'previous').catch(() => undefined),
  };
}

test('a year in a folder keeps its invariants', async () => {
  await fc.assert(
    fc.asyncProperty(histories, (history) => play(history, openFolder)),
    { numRuns: HISTORIES },
  );
});

test('a year in a bucket that loses replies ends as the same year in a folder', async () => {
  await fc.assert(
    fc.asyncProperty(histories, (history) => play(history, openFolder, openBucket)),
    { numRuns: HISTORIES_IN_BUCKET },
  );
});
