/** @jest-environment node */
import { setTimeout as delay } from 'node:timers/promises';
import { promote, rollback, startCanary, stopCanary } from '@tanabana/releases/deployments/deployReleases';
import { assembleImage } from '../../test/image';
import { imageOfRevision } from '../../test/rehearsal/imageOfRevision';
import { openRehearsal } from '../../test/rehearsal/openRehearsal';
import type { Met } from '../../test/rehearsal/startVisitors';

/** Git revision of the servers before the upgrade. If not set, the servers are built from the working copy. */
const { UPGRADE_FROM } = process.env;

/**
 * Duration of each outage, in milliseconds: first of the bucket, then of the database. Several times as long as the
 * time limit for rendering a page.
 */
const OUTAGE_MS = 1_000 * Number(process.env.OUTAGE_SECONDS ?? 15);

/** Maximum time until all servers serve a promoted release, in milliseconds. */
const MAX_SHOWN_MS = 2_000;

/** Time for which requests are observed after the end of an event, in milliseconds. */
const AFTERWARDS_MS = 2_000;

jest.setTimeout(600_000);

const closings: (() => unknown)[] = [];
const rows: string[] = [];
let present: string;
let previous: string;
let rehearsal: Awaited<ReturnType<typeof openRehearsal>>;

beforeAll(async () => {
  present = assembleImage();
  previous = UPGRADE_FROM ? imageOfRevision(UPGRADE_FROM) : present;
  rehearsal = await openRehearsal((close) => closings.unshift(close), previous);
});

afterAll(async () => {
  for (const close of closings) await close();
  process.stdout.write(
    ['| event | requests | failed | longest, ms |', '| --- | ---: | ---: | ---: |', ...rows].join('\n') +
      '\n',
  );
});

/**
 * Causes an event while simulated visitors send requests. Expects that no request fails, except for the kinds of
 * visitors in `exceptions`.
 * @returns the results of each kind of visitor
 */
async function watchWithoutFailure(
  event: string,
  run: () => Promise<unknown>,
  ...exceptions: readonly string[]
): Promise<Readonly<Record<string, Met>>> {
  const all = () => Object.entries(rehearsal.visitors).map(([kind, { met }]) => [kind, met()] as const);
  all();
  await run();
  await delay(AFTERWARDS_MS);
  const met = all();
  for (const [kind, { requests, failures, longestMs }] of met)
    rows.push(`| ${event}: ${kind} | ${requests} | ${JSON.stringify(failures)} | ${longestMs} |`);
  for (const [kind, { requests, failures }] of met) {
    expect(requests).toBeGreaterThan(3);
    if (!exceptions.includes(kind)) expect({ event, kind, failures }).toEqual({ event, kind, failures: {} });
  }
  return Object.fromEntries(met);
}

test('a promotion, a canary and a rollback reach all servers without a failed request', async () => {
  const { shop, first, shown, send, until } = rehearsal;
  const { deployments } = shop.context;
  const second = await shop.release(2);
  await watchWithoutFailure('promotion', async () => {
    await promote(deployments, second.id);
    expect(await shown(second.id)).toBeLessThan(MAX_SHOWN_MS);
  });
  const third = await shop.release(3);
  await watchWithoutFailure('canary', async () => {
    await startCanary(deployments, third.id, 0.5);
    await until('The canary', async () => (await send('/cart')).headers['x-tanabana-release'] === third.id);
    await stopCanary(deployments, 'The rehearsal is over');
  });
  await watchWithoutFailure('rollback', async () => {
    await rollback(deployments, first.id);
    expect(await shown(first.id)).toBeLessThan(MAX_SHOWN_MS);
  });
});

test('a killed server causes no failed page or profile, and serves again after its restart', async () => {
  // Registrations may fail, because a registration that the killed server has received cannot be repeated.
  await watchWithoutFailure(
    'killed machine',
    async () => {
      await rehearsal.machines[0]?.kill();
      await delay(AFTERWARDS_MS);
      await rehearsal.start(0);
    },
    'registrations',
  );
});

test('no request fails without the bucket, and a promotion takes effect when the bucket is available again', async () => {
  const { shop, bucket, machines, first, shown, releaseOf } = rehearsal;
  const { id } = await shop.release(4);
  await watchWithoutFailure('silent bucket', async () => {
    bucket.cut();
    await promote(shop.context.deployments, id);
    await delay(OUTAGE_MS);
    expect(await Promise.all(machines.map(releaseOf))).toEqual([first.id, first.id]);
    bucket.mend();
    await shown(id);
  });
});

test('pages are served without the database, and accounts work when the database is available again', async () => {
  const { database, profile, until } = rehearsal;
  const met = await watchWithoutFailure(
    'silent database',
    async () => {
      database.cut();
      await delay(OUTAGE_MS);
      database.mend();
      await until('The account', async () => (await profile()).status === 200);
    },
    'profiles',
    'registrations',
  );
  for (const kind of ['profiles', 'registrations'])
    expect(Object.keys(met[kind]?.failures ?? {})).toEqual(['503']);
});

test('an upgrade, releases during the upgrade, and the downgrade lose no request and no account', async () => {
  const { shop, machines, start, shown, registered } = rehearsal;
  const { deployments } = shop.context;
  const before = (await deployments.latest())?.live ?? '';
  const fifth = await shop.release(5);
  /** Replaces a server by a server from another image at the same address. */
  const replace = async (place: 0 | 1, image: string) => {
    machines[place]?.child.kill('SIGTERM');
    await machines[place]?.ended;
    await start(place, image);
  };
  await watchWithoutFailure('one machine upgraded', () => replace(0, present));
  await watchWithoutFailure('promotion and rollback by both versions', async () => {
    await promote(deployments, fifth.id);
    await shown(fifth.id);
    await rollback(deployments, before);
    await shown(before);
  });
  await watchWithoutFailure('both machines upgraded', () => replace(1, present));
  await watchWithoutFailure('the way back', async () => {
    await replace(0, previous);
    await replace(1, previous);
  });

  await rehearsal.visitors.registrations.stop();
  expect(registered.length).toBeGreaterThan(20);
  for (const { email, password } of registered) {
    // Calls the server directly, because nginx limits the calls of one address.
    const answer = await fetch(`${machines[0]?.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect({ email, status: answer.status }).toEqual({ email, status: 200 });
  }
});
