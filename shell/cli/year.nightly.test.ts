/** @jest-environment node */
import { rmSync } from 'node:fs';
import { builtDeployable, newFolder } from '@tanabana/artefacts/store/builtDeployable.testing';
import { runLocalBucket } from '@tanabana/artefacts/store/localBucket.testing';
import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import fc from 'fast-check';
import { previousRelease, promote, startCanary, stopCanary } from '../composition/deployments/deployReleases';
import { compose, newestVersions } from '../composition/releases/compose';
import { loadCompleteRelease } from '../composition/deployments/loadCompleteRelease';
import { openReleaseContext, type ReleaseContext } from '../composition/deployments/releaseContext';
import { prune } from './commands/prune';
import { rollBack } from './commands/rollback';

// Plays random histories of a shop: pipelines that publish commits in any order, again, or half, and people who compose,
// promote, roll back, start canaries and clean up. `YEARS` is the number of histories in a folder.

jest.setTimeout(1_800_000);

const HISTORIES = Number(process.env.YEARS ?? 1_000);
const HISTORIES_IN_BUCKET = Math.ceil(HISTORIES / 50);
const MAX_ACTS = 40;

const PEOPLE = ['Asha', 'Ravi', 'Meera'] as const;
type Person = (typeof PEOPLE)[number];

/** Commits of the cart's repository, in their order. Commits with the same content have the same version. */
const CONTENTS = [0, 1, 0, 2, 1, 3, 0, 4] as const;
const versionOf = (content: number) => `1.0.0-${String(content).padStart(10, '0')}`;
const commitOf = (index: number) => ({
  id: `${index}`.repeat(10),
  at: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
  subject: `Change ${index}`,
});

interface Model {
  /** Commits that were published. */
  readonly published: Set<number>;
  /** Release that was made live last; undefined before the first promotion. */
  live: string | undefined;
  deployments: number;
}

interface Shop {
  readonly open: (by: Person) => ReleaseContext;
  /** Makes the next write of a key that contains a text fail or lose its reply. */
  readonly lost: Set<string>;
}

const ACTIONS = [
  'publish',
  'publish half',
  'promote',
  'rollback',
  'rollback named',
  'canary',
  'stop',
  'prune',
] as const;

interface Act {
  readonly action: (typeof ACTIONS)[number];
  readonly by: Person;
  readonly commit: number;
  /** Whether the reply to the deployment's write is lost. */
  readonly losesReply: boolean;
  /** Number of deployments that the person has not seen. */
  readonly unseen: number;
}

const acts = fc.array(
  fc.record({
    action: fc.constantFrom(...ACTIONS, 'publish', 'promote'),
    by: fc.constantFrom(...PEOPLE),
    commit: fc.nat(CONTENTS.length - 1),
    losesReply: fc.boolean(),
    unseen: fc.constantFrom(0, 0, 0, 1),
  }),
  { minLength: 1, maxLength: MAX_ACTS, size: 'max' },
);

const keysOf = async ({ objects, artefacts }: ReleaseContext) =>
  [...(await objects.list('')), ...(await artefacts.objects.list(''))].map(({ key }) => key).sort();

const keyOfDeployment = (number: number) => `${String(number).padStart(8, '0')}.json`;

async function play({ open, lost }: Shop, history: readonly Act[]): Promise<void> {
  const model: Model = { published: new Set(), live: undefined, deployments: 0 };
  const shell = await publish(open('Asha'), 'shell', 9, undefined);
  await publish(open('Asha'), 'cart', CONTENTS[0], 0);
  model.published.add(0);
  for (const act of history) {
    const context = open(act.by);
    const before = await keysOf(context);
    const present = await context.deployments.latest();
    if (act.losesReply) lost.add(keyOfDeployment(model.deployments + 1));
    const outcome = await perform(context, act, model, shell).catch((error: unknown) => error as Error);
    lost.clear();
    if (outcome instanceof Error) {
      const added = (await keysOf(context)).filter((key) => !before.includes(key));
      // A refused promotion leaves the release that it composed, and the object of the check.
      expect(added.filter((key) => key.startsWith('deployments/'))).toEqual([]);
    }
    await checkInvariants(context, model, act, present?.live);
  }
}

async function publish(context: ReleaseContext, name: string, content: number, commit: number | undefined) {
  const dist = builtDeployable(
    { name, version: versionOf(content), owner: `${name} team` },
    { 'browser/entry.js': `export default ${content}` },
  );
  const by = context.deployments.by;
  const { version } = await context.artefacts.publish(dist, {
    by,
    ...(commit !== undefined && { commit: commitOf(commit) }),
  });
  rmSync(dist, { recursive: true });
  return version;
}

async function perform(context: ReleaseContext, act: Act, model: Model, shell: string): Promise<void> {
  const { deployments, artefacts, releases } = context;
  const history = deployments.actingOn(Math.max(0, model.deployments - act.unseen));
  const composed = async () => {
    const versions = { ...(await newestVersions(artefacts, ['cart'])), shell };
    const release = await compose(artefacts, versions, defaultSettings, new Date().toISOString());
    await releases.save(release);
    return release.id;
  };
  const deployed = (live: string) => {
    model.live = live;
    model.deployments += 1;
  };
  switch (act.action) {
    case 'publish':
      await publish(context, 'cart', CONTENTS[act.commit]!, act.commit);
      model.published.add(act.commit);
      return;
    case 'publish half':
      // A pipeline that was killed before the manifest leaves files that no version names.
      await artefacts.objects.create(`cart/files/browser/half.${act.commit}.js`, 'half');
      return;
    case 'promote': {
      const id = await composed();
      const present = await deployments.latest();
      await promote(history, id);
      // A promotion that changes nothing adds no deployment.
      expect(present?.live === id && !present.canary).toBe(false);
      deployed(id);
      return;
    }
    case 'canary': {
      const id = await composed();
      await startCanary(history, id, 0.1);
      deployed(model.live ?? '');
      return;
    }
    case 'stop': {
      const present = await deployments.latest();
      await stopCanary(history, 'It fails.');
      if (present?.canary) deployed(model.live ?? '');
      return;
    }
    case 'rollback':
    case 'rollback named': {
      const all = await deployments.recent(Infinity);
      const target = model.live === undefined ? undefined : previousRelease(model.live, all);
      const last = all[0]?.by;
      await rollBack(context, act.action === 'rollback' ? undefined : target, 'It fails.');
      // Without a name, nobody undoes what somebody else has just done.
      expect(act.action === 'rollback named' || last === deployments.by).toBe(true);
      deployed(target ?? '');
      return;
    }
    case 'prune':
      // Before the first promotion, nothing is used.
      if (model.live === undefined) return;
      await prune(context, { keep: 0, days: 0 }, () => undefined);
  }
}

async function checkInvariants(
  context: ReleaseContext,
  model: Model,
  act: Act,
  liveBefore: string | undefined,
) {
  const { deployments, artefacts } = context;
  const history = await deployments.recent(Infinity);
  const present = history[0];
  const said = `${act.action} by ${act.by}`;
  expect([said, present?.live]).toEqual([said, model.live]);
  expect(history.map(({ number }) => number)).toEqual(history.map((_, index) => history.length - index));
  expect(history).toHaveLength(model.deployments);
  expect(history.every(({ by = '' }) => PEOPLE.some((person) => by.startsWith(person)))).toBe(true);
  if (act.action.startsWith('publish') || act.action === 'prune') expect(present?.live).toBe(liveBefore);
  const newest = Math.max(...model.published);
  const [first] = await artefacts.versions('cart');
  // A clean-up may remove the newest version if nobody uses it.
  if (act.action === 'publish') expect([said, first?.version]).toEqual([said, versionOf(CONTENTS[newest]!)]);
  if (act.action === 'prune') for (const commit of model.published) await forget(artefacts, model, commit);
  if (present) await loadCompleteRelease(context, present.live);
  const target = present && previousRelease(present.live, history);
  if (target !== undefined) await loadCompleteRelease(context, target);
}

/** Forgets a commit whose version a clean-up has removed. */
async function forget(artefacts: ReleaseContext['artefacts'], { published }: Model, commit: number) {
  const entries = await artefacts.publications.entries('cart');
  if (!entries.some((entry) => entry.commit === commitOf(commit).id)) published.delete(commit);
}

function openFolder(): Shop {
  const DATA_DIR = newFolder();
  return {
    open: (by) => openReleaseContext(DATA_DIR, { DATA_DIR, RELEASED_BY: by }, () => undefined),
    lost: new Set(),
  };
}

test('a year in a folder keeps its invariants', async () => {
  await fc.assert(
    fc.asyncProperty(acts, (history) => play(openFolder(), history)),
    { numRuns: HISTORIES },
  );
});

test('a year in a bucket that loses replies keeps its invariants', async () => {
  const lost = new Set<string>();
  const losesReply = (key: string) => [...lost].some((name) => key.endsWith(name) && lost.delete(name));
  await fc.assert(
    fc.asyncProperty(acts, async (history) => {
      const env = await runLocalBucket({ losesReply });
      Object.assign(process.env, env);
      const data = newFolder();
      const open: Shop['open'] = (by) =>
        openReleaseContext(data, { ...env, DATA_DIR: data, RELEASED_BY: by }, () => undefined);
      await play({ open, lost }, history);
    }),
    { numRuns: HISTORIES_IN_BUCKET },
  );
});
