/** @jest-environment node */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { npmStart } from '../../test/npmStart';
import { publishPresentSources } from '../../test/publishPresentSources';
import { openTestShop } from '../../test/testShop';

// A real process under load needs a generous timeout.
jest.setTimeout(120_000);

/** A page that is slow on request, and a page long enough to be cut off. */
const PAGE = `
const { createElement } = require('react');
exports.default = {
  load: ({ search }) => new Promise((resolve) => setTimeout(resolve, search.startsWith('?slow') ? 2_500 : 0)),
  meta: () => ({ title: 'Cart', description: '' }),
  Component: () => createElement('p', null, 'The cart'.repeat(5_000)),
};`;

/** Number of slow addresses: as many as can be rendered while callers wait. */
const SLOW_ADDRESSES = 4;

/** DRAIN_SECONDS of the server. */
const DRAIN_SECONDS = 3;

/** Number of concurrent callers. */
const CALLERS = 32;

/** Sends a request on a new connection. */
async function ask(origin: string, path: string): Promise<string> {
  const request = get(origin + path, { agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const body = await text(answer);
  const isWhole = Buffer.byteLength(body) === Number(answer.headers['content-length']);
  return isWhole ? String(answer.statusCode) : 'cut off';
}

test('SIGTERM under load breaks no request of callers that follow /readyz, and all responses are complete', async () => {
  const shop = await openTestShop();
  await publishPresentSources(shop, PAGE);
  const { origin, signal, ended } = await npmStart({
    DATA_DIR: shop.folder,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
  });
  const outcomes = new Map<string, number>();
  const note = (outcome: string) => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  let isStopping = false;
  let isHealthy = true;
  let answeredWhileStopping = 0;

  /** Like a load balancer: polls the health of the server, and stops sending requests when it is unready. */
  const balancer = async () => {
    while (isHealthy) isHealthy = (await ask(origin, '/healthz').catch(String)) === '200' || !isStopping;
  };
  /** How long new connections are accepted, in seconds. */
  const servesOn = async () => {
    const stoppedAt = performance.now();
    while ((await ask(origin, '/livez').catch(String)) === '200') await nextTurn();
    return (performance.now() - stoppedAt) / 1_000;
  };
  const slow: Promise<void>[] = [];
  const caller = async (_: unknown, number: number) => {
    for (let visit = 0; isHealthy; visit += 1) {
      const outcome = await ask(origin, `/cart?caller=${number % 4}`).catch(String);
      note(outcome);
      if (isStopping && outcome === '200') answeredWhileStopping += 1;
      await nextTurn();
    }
    // The caller's last request is still pending when the listener closes.
    slow.push(
      ask(origin, `/cart?slow=${number % SLOW_ADDRESSES}`)
        .catch(String)
        .then((outcome) => {
          note(outcome);
        }),
    );
  };
  const callers = Array.from({ length: CALLERS }, caller);
  const balancing = balancer();
  while ((outcomes.get('200') ?? 0) < 200) await nextTurn();
  isStopping = true;
  signal('SIGTERM');
  const servedOn = servesOn();
  await Promise.all([balancing, ...callers]);
  await Promise.all(slow);
  const { output } = await ended;
  expect([...outcomes.keys()]).toEqual(['200']);
  expect(answeredWhileStopping).toBeGreaterThan(0);
  expect(await servedOn).toBeGreaterThan(DRAIN_SECONDS);
  expect(output).not.toContain('npm error');
});
