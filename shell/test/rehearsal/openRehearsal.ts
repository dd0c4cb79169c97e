import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { runLocalBucket } from '@tanabana/build/store/localBucket.testing';
import { compose } from '../../composition/releases/compose';
import type { Release } from '../../composition/releases/releaseDocument';
import { assembleImage, foreignFolder, OTHER_USER } from '../image';
import { cartBuild, openTestShop, pageSaying, scriptAddress, shellBuild, versionOf } from '../testShop';
import { startMachine, type Machine } from '../startMachine';
import { startBalancer } from './startBalancer';
import { startPostgres } from './startPostgres';
import { startRelay } from './startRelay';
import { startVisitors } from './startVisitors';
import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';

const MACHINES = 3;

/** Longest that machines may take for anything, in milliseconds. */
const DEADLINE_MS = 30_000;

/** How long a machine serves after its signal to end, in seconds: the balancer notices meanwhile. */
const DRAIN_SECONDS = '1.5';

/**
 * Three machines out of the image behind a balancer, with one bucket and one PostgreSQL, and visitors all the time.
 * @param atEnd takes what is to be done when the rehearsal ends, or could not be opened; the last goes first
 * @param image folder of the image that machines start from
 */
export async function openRehearsal(atEnd: (close: () => unknown) => void, image = assembleImage()) {
  const bucketEnv = await runLocalBucket();
  const bucket = await startRelay(Number(new URL(bucketEnv.AWS_ENDPOINT_URL_S3 ?? '').port));
  atEnd(bucket.stop);
  const postgres = await startPostgres();
  atEnd(postgres.stop);
  const database = await startRelay(Number(postgres.url.port));
  atEnd(database.stop);
  const databaseUrl = new URL(postgres.url);
  databaseUrl.port = String(database.port);
  // The tests promote past the relay, as another machine would that still reaches the bucket.
  Object.assign(process.env, bucketEnv);
  const shop = await openTestShop(bucketEnv);
  const { artefacts, releases, deployments } = shop.context;
  const shell = await artefacts.publish(shellBuild());

  /** A release whose page contains its number; each word in the query makes a document of its own. */
  const release = async (number: number): Promise<Release> => {
    const routes = [
      { path: '/cart', expose: './pages/cart', fragments: [], isPersonal: true, query: ['word'] },
    ];
    const cart = await artefacts.publish(cartBuild(number, pageSaying(`version ${number}`), { routes }));
    const composed = await compose(
      artefacts,
      { shell: shell.version, cart: versionOf(number) },
      defaultSettings,
      '2026-01-01T00:00:00.000Z',
    );
    await releases.save(composed);
    return { ...composed, remotes: { ...composed.remotes, cart } };
  };

  const start = async (data: string, from: string): Promise<Machine> => {
    const machine = await startMachine(
      from,
      {
        ...bucketEnv,
        AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${bucket.port}`,
        DATABASE_URL: databaseUrl.href,
        PROXIES: '1',
        DRAIN_SECONDS,
        LIMIT_PER_ADDRESS: '100000/60',
      },
      data,
    );
    atEnd(machine.kill);
    return machine;
  };
  const balancer = await startBalancer();
  atEnd(balancer.stop);
  const machines = new Map<number, Machine>();
  /** Starts a machine at a place, by default as a new one out of the rehearsal's image. */
  const place = async (number: number, data = foreignFolder(), from = image) => {
    const machine = await start(data, from);
    machines.set(number, machine);
    balancer.use(number, machine.origin);
    return machine;
  };
  const first = await release(1);
  await shop.promote(first.id);
  for (let number = 0; number < MACHINES; number += 1) await place(number);

  const until = async (what: string, condition: () => Promise<boolean>) => {
    const from = performance.now();
    while (!(await condition().catch(() => false))) {
      if (performance.now() - from > DEADLINE_MS) throw new Error(`${what} did not happen.`);
      await delay(20);
    }
    return Math.round(performance.now() - from);
  };
  const releaseOf = async ({ origin }: Machine) => {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) });
    return ((await answer.json()) as { release?: string }).release;
  };
  /** Milliseconds until machines, by default all, serve a release. */
  const shown = (id: string, numbers: readonly number[] = [...machines.keys()]) =>
    until(`Release ${id}`, async () => {
      const served = await Promise.all(numbers.map((number) => releaseOf(machineAt(number))));
      return served.every((one) => one === id);
    });
  const machineAt = (number: number): Machine => {
    const machine = machines.get(number);
    if (!machine) throw new Error(`There is no machine ${number}.`);
    return machine;
  };

  // Whoever registers is there again later, whatever was pulled out meanwhile.
  const send = (path: string, init: RequestInit) => fetch(`${balancer.origin}/api${path}`, init);
  await until('A machine that is ready', async () => (await fetch(`${balancer.origin}/cart`)).ok);
  const session = await send('/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Asha Verma', email: 'asha@example.in', password: 'indigo-and-madder' }),
  });
  const { token = '' } = (await session.json()) as { token?: string };
  const profile = () => send('/users/me', { headers: { authorization: `Bearer ${token}` } });

  const visitors = {
    pages: startVisitors({ paceMs: 20, visit: () => fetch(`${balancer.origin}/cart`) }),
    'uncached pages': startVisitors({
      paceMs: 100,
      visit: (number) => fetch(`${balancer.origin}/cart?word=${number}`),
    }),
    files: startVisitors({ paceMs: 50, visit: () => fetch(balancer.origin + scriptAddress(1)) }),
    accounts: startVisitors({ paceMs: 250, visit: profile }),
  };

  atEnd(() => Promise.all(Object.values(visitors).map(({ stop }) => stop())));

  return {
    deployments,
    first,
    release,
    shown,
    until,
    place,
    machineAt,
    releaseOf,
    profile,
    visitors,
    balancer,
    bucket,
    database,
    /** Copies what a machine keeps. */
    copyData: ({ data }: Machine): string => {
      const copy = foreignFolder();
      cpSync(data, copy, { recursive: true });
      if (process.getuid?.() === 0) execFileSync('chown', ['-R', '65534:65534', copy]);
      return copy;
    },
    /** Lets a machine's process write no file any more, or as much as it likes. */
    limitDisk: ({ child }: Machine, limit: '0' | 'unlimited') =>
      execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${limit}:unlimited`], OTHER_USER),
  };
}
