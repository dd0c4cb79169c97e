import { setTimeout as delay } from 'node:timers/promises';
import { newPerson } from '@tanabana/account-api/testing/apiClient';
import { freePort } from '@tanabana/account-api/testing/freePort';
import { rollback } from '@tanabana/releases/deployments/deployReleases';
import { POLICY_PATH, VITALS_PATH } from '../../protocol/reportPaths';
import { VITALS } from '../../server/telemetry/reportSchemas';
import { addressOf } from '../canaryShop';
import { assembleImage } from '../image';
import { startStores } from '../rehearsal/startStores';
import { startVisitors } from '../rehearsal/startVisitors';
import { startMachine, type Machine } from '../startMachine';
import { openTestShop } from '../testShop';
import { startPrometheus } from './startPrometheus';

/** Maximum time that a visitor waits for a response, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Number of addresses that visitors use. Each visitor of a canary has another address. */
const ADDRESSES = 60_000;

/**
 * Starts two servers with one bucket and one PostgreSQL, Prometheus, and visitors who send requests until the test ends.
 * @param speed number by which the durations of the rules are divided
 * @param atEnd registers a function that closes a resource. The caller must call the functions in reverse order.
 */
export async function openMonitoredShop(speed: number, atEnd: (close: () => unknown) => void) {
  const image = assembleImage();
  const { bucket, database, bucketEnv, serverEnv } = await startStores(atEnd);
  const shop = await openTestShop({ env: { ...bucketEnv, RELEASED_BY: 'Asha' } });
  const first = await shop.promoted(1);
  const metricsPorts = [await freePort(), await freePort()];
  const machines: Machine[] = [];
  for (const port of metricsPorts) {
    const machine = await startMachine(image, { ...serverEnv, METRICS_PORT: String(port), PROXIES: '1' });
    atEnd(machine.kill);
    machines.push(machine);
    await machine.ready();
  }
  const prometheus = await startPrometheus(
    metricsPorts.map((port) => `127.0.0.1:${port}`),
    speed,
  );
  atEnd(prometheus.stop);

  const send = async (
    path: string,
    number: number,
    headers: Readonly<Record<string, string>> = {},
    body?: object,
  ) => {
    const answer = await fetch(`${machines[number % machines.length]?.origin}${path}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'x-forwarded-for': addressOf(number % ADDRESSES),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const { text } = await send('/api/auth/register', 0, {}, newPerson());
  const { token } = JSON.parse(text) as { readonly token: string };
  const authorization = `Bearer ${token}`;
  const pages = startVisitors(50, (number) => send(`/open?q=${number % 200}`, number));
  const profiles = startVisitors(250, (number) => send('/api/users/me', number, { authorization }));
  atEnd(() => Promise.all([pages.stop(), profiles.stop()]));
  /** Sends reports as browsers do: vitals of a release, a violation of the policy, and a refused report. */
  const report = async (release: string) => {
    for (const name of VITALS) await send(VITALS_PATH, 0, {}, { route: '/open', release, name, value: 1 });
    const body = { documentURL: 'https://shop.example/open', effectiveDirective: 'img-src' };
    await send(POLICY_PATH, 0, { 'content-type': 'application/reports+json' }, [
      { type: 'csp-violation', body },
      { type: 'unknown', body },
    ]);
  };
  /** Resolves when both servers serve the release and have answered queued requests. */
  const rollBack = async (reason: string) => {
    await rollback(shop.context.deployments, first.id, reason);
    const isServed = async ({ origin }: Machine) =>
      (await (await fetch(`${origin}/readyz`)).text()).includes(`"release":"${first.id}"`);
    while (!(await Promise.all(machines.map(isServed))).every(Boolean)) await delay(200);
    await delay(TIMEOUT_MS);
  };
  return { shop, rollBack, machines, bucket, database, prometheus, pages, report };
}
