/** @jest-environment node */
import { setTimeout as delay } from 'node:timers/promises';
import { stopCanary, promote, rollback, startCanary } from '../../composition/deployments/deployReleases';
import { openRehearsal } from '../../test/rehearsal/openRehearsal';
import type { Met } from '../../test/rehearsal/startVisitors';

/** Duration of the outage of the bucket, in milliseconds: several times the timeout of pages. */
const BUCKET_AWAY_MS = 1_000 * Number(process.env.BUCKET_AWAY_SECONDS ?? 20);

/** Duration of the outage of the database, in milliseconds. */
const DATABASE_AWAY_MS = 10_000;

/** Maximum time until all machines serve a promotion, in milliseconds. */
const MAX_SHOWN_MS = 2_000;

/** Time that visitors are observed after each event, in milliseconds. */
const AFTERWARDS_MS = 1_500;

jest.setTimeout(300_000);

let rehearsal: Awaited<ReturnType<typeof openRehearsal>>;
const rows: string[] = [];
const closings: (() => unknown)[] = [];

beforeAll(async () => {
  rehearsal = await openRehearsal((close) => closings.unshift(close));
});

afterAll(async () => {
  for (const close of closings) await close();
  process.stdout.write(
    ['| what happens | to whom | requests | failed | p50 ms | p99 ms | longest ms | and |', ...rows].join(
      '\n',
    ) + '\n',
  );
});

/** Performs an event under load. @returns the responses of each kind of visitor meanwhile */
async function act(what: string, run: () => Promise<string>): Promise<Readonly<Record<string, Met>>> {
  const all = () => Object.entries(rehearsal.visitors).map(([kind, { met }]) => [kind, met()] as const);
  all();
  const result = await run();
  await delay(AFTERWARDS_MS);
  const met = all();
  for (const [kind, { requests, failures, p50, p99, longest }] of met) {
    const failed = Object.entries(failures).map(([why, count]) => `${count} × ${why}`);
    rows.push(`| ${[what, kind, requests, failed.join(', ') || 0, p50, p99, longest, result].join(' | ')} |`);
  }
  return Object.fromEntries(met);
}

/** Expects that all pages and files were served. */
function expectEveryPage(met: Readonly<Record<string, Met>>): void {
  for (const kind of ['pages', 'pages nobody has asked for', 'files']) {
    expect({ kind, failures: met[kind]?.failures }).toEqual({ kind, failures: {} });
    expect(met[kind]?.requests).toBeGreaterThan(10);
  }
}

function expectEverything(met: Readonly<Record<string, Met>>): void {
  expectEveryPage(met);
  expect(met.accounts?.failures).toEqual({});
}

test('a promotion, a canary and a rollback reach all machines without a failed request', async () => {
  const { deployments, release, shown, first, visitors } = rehearsal;
  const second = await release(2);
  const promoted = act('promotion', async () => {
    await promote(deployments, second.id);
    const ms = await shown(second.id);
    expect(ms).toBeLessThan(MAX_SHOWN_MS);
    return `all show it after ${ms} ms`;
  });
  expectEverything(await promoted);

  const third = await release(3);
  const canary = act('canary', async () => {
    await startCanary(deployments, third.id, 0.5);
    const ms = await rehearsal.until('The canary', async () => {
      const answer = await fetch(`${rehearsal.balancer.origin}/cart`);
      return answer.headers.get('x-tanabana-release') === third.id;
    });
    await delay(AFTERWARDS_MS);
    await stopCanary(deployments, 'The rehearsal is over');
    return `first seen after ${ms} ms`;
  });
  expectEverything(await canary);

  const rolledBack = act('rollback', async () => {
    await rollback(deployments, first.id);
    const ms = await shown(first.id);
    expect(ms).toBeLessThan(MAX_SHOWN_MS);
    return `all show it after ${ms} ms`;
  });
  expectEverything(await rolledBack);
  expect(visitors.pages.met().failures).toEqual({});
});

test('a killed machine causes no failed page, and serves again when it is restarted', async () => {
  const killed = act('kill -9 of a machine', async () => {
    const { kill, data } = rehearsal.machineAt(0);
    await kill();
    await delay(AFTERWARDS_MS);
    const from = performance.now();
    await rehearsal.place(0, data);
    return `serves again ${Math.round(performance.now() - from)} ms after its start`;
  });
  expectEveryPage(await killed);
});

test('without the bucket all pages are served, and a promotion takes effect when it is back', async () => {
  const { bucket, deployments, release, shown, first, machineAt, releaseOf } = rehearsal;
  const fourth = await release(4);
  const away = act(`bucket away for ${BUCKET_AWAY_MS / 1_000} s`, async () => {
    bucket.cut();
    await delay(BUCKET_AWAY_MS / 2);
    await promote(deployments, fourth.id);
    await delay(BUCKET_AWAY_MS / 2);
    expect(await releaseOf(machineAt(1))).toBe(first.id);
    bucket.mend();
    return `what was promoted meanwhile shows everywhere ${await shown(fourth.id)} ms after it is back`;
  });
  expectEverything(await away);
});

test('without the database all pages are served, API calls fail with a message, and accounts work when it is back', async () => {
  const { database, profile, until } = rehearsal;
  const away = await act(`database away for ${DATABASE_AWAY_MS / 1_000} s`, async () => {
    database.cut();
    await delay(DATABASE_AWAY_MS);
    database.mend();
    return `accounts answer ${await until('The account', async () => (await profile()).ok)} ms after it is back`;
  });
  expectEveryPage(away);
  expect(Object.keys(away.accounts?.failures ?? {})).toEqual(['503']);
  expect(await (await profile()).json()).toMatchObject({ email: 'asha@example.in' });
});

test('a machine that restarts with files of an older release serves the live one, and changes nothing', async () => {
  const { machineAt, place, copyData, deployments, release, shown } = rehearsal;
  const data = copyData(machineAt(2));
  const fifth = await release(5);
  await promote(deployments, fifth.id);
  await shown(fifth.id);
  const before = await deployments.length();
  const restarted = act('restart with an older state', async () => {
    const { child, ended } = machineAt(2);
    child.kill('SIGTERM');
    await ended;
    await place(2, data);
    return `shows what is live ${await shown(fifth.id, [2])} ms after it listens`;
  });
  expectEverything(await restarted);
  expect(await deployments.length()).toBe(before);
});

test('a machine with a full disk continues with its release, and follows when there is room', async () => {
  const { machineAt, limitDisk, deployments, release, shown, releaseOf } = rehearsal;
  const sixth = await release(6);
  const before = await releaseOf(machineAt(1));
  const full = act('disk of a machine full', async () => {
    limitDisk(machineAt(1), '0');
    await promote(deployments, sixth.id);
    const others = await shown(sixth.id, [0, 2]);
    await delay(AFTERWARDS_MS);
    expect(await releaseOf(machineAt(1))).toBe(before);
    limitDisk(machineAt(1), 'unlimited');
    return `the others show a promotion after ${others} ms; it follows ${await shown(sixth.id)} ms after there is room`;
  });
  expectEverything(await full);
});
