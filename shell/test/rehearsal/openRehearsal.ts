import { setTimeout as delay } from 'node:timers/promises';
import { newPerson, type Person } from '@tanabana/account-api/testing/apiClient';
import { freePort } from '@tanabana/account-api/testing/freePort';
import { edgeCaller } from '../edge/edgeCaller';
import { startEdge } from '../edge/startEdge';
import { startMachine, type Machine } from '../startMachine';
import { openTestShop, scriptAddress } from '../testShop';
import { startStores } from './startStores';
import { startVisitors } from './startVisitors';

/** Maximum time until a server reaches a state, in milliseconds. */
const DEADLINE_MS = 30_000;

/** Time in which two probes of Varnish detect that a server has become ready or unready, in milliseconds. */
const PROBES_MS = 2_500;

/**
 * Starts two servers behind nginx and Varnish, with one bucket and one PostgreSQL. Starts visitors who send requests
 * until the rehearsal ends.
 * @param atEnd registers a function that closes a resource. The caller must call the functions in reverse order.
 * @param image folder of the image of both servers
 */
export async function openRehearsal(atEnd: (close: () => unknown) => void, image: string) {
  const { bucket, database, bucketEnv, serverEnv } = await startStores(atEnd);
  const shop = await openTestShop({ env: bucketEnv });
  const first = await shop.promoted(1);

  const machines: Machine[] = [];
  const ports = [await freePort(), await freePort()] as const;
  /** Starts a server at one of the two addresses. Resolves when Varnish sends requests to the server. */
  const start = async (place: 0 | 1, from = image) => {
    const machine = await startMachine(from, {
      ...serverEnv,
      PORT: String(ports[place]),
      PROXIES: '2',
      DRAIN_SECONDS: String(PROBES_MS / 1_000),
    });
    atEnd(machine.kill);
    machines[place] = machine;
    await machine.ready();
    await delay(PROBES_MS);
  };
  await Promise.all([start(0), start(1)]);
  const edge = await startEdge([`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`]);
  atEnd(edge.stop);

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
  /** Resolves with the milliseconds until both servers serve a release. */
  const shown = (id: string) =>
    until(`Release ${id}`, async () =>
      (await Promise.all(machines.map(releaseOf))).every((one) => one === id),
    );

  const send = edgeCaller(edge);
  const registered: Person[] = [];
  const register = async () => {
    const person = newPerson();
    const answer = await send('/api/auth/register', { method: 'POST', payload: person });
    if (answer.status < 400) registered.push(person);
    return answer;
  };
  const { body } = await register();
  const { token } = JSON.parse(String(body)) as { readonly token: string };
  const profile = () => send('/api/users/me', { headers: { authorization: `Bearer ${token}` } });
  const visitors = {
    pages: startVisitors(50, () => send('/cart')),
    'uncached pages': startVisitors(100, (number) => send(`/open?q=${number}`)),
    files: startVisitors(100, () => send(scriptAddress(1))),
    profiles: startVisitors(250, profile),
    registrations: startVisitors(500, register),
  };
  atEnd(() => Promise.all(Object.values(visitors).map(({ stop }) => stop())));

  return {
    shop,
    first,
    machines,
    start,
    send,
    profile,
    until,
    shown,
    releaseOf,
    visitors,
    registered,
    bucket,
    database,
  };
}
