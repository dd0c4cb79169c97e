import { parseSetCookie } from 'cookie';
import { startCanary } from '@tanabana/releases/deployments/deployReleases';
import { VISITOR_COOKIE } from '../server/telemetry/canaryVisitors';
import type { ReportRefusal } from '../server/telemetry/reportSchemas';
import { Metrics } from '../server/telemetry/metrics';
import { counted } from './counted';
import { openStorefront, openTestShop, versionOf } from './testShop';

/** Returns a different IPv4 address for each number below 65,536. */
export const addressOf = (number: number) => `10.0.${Math.floor(number / 256)}.${number % 256}`;

export function tokenIn({
  headers,
}: {
  readonly headers: { readonly 'set-cookie'?: string | string[] | undefined };
}) {
  const cookies = [headers['set-cookie'] ?? []].flat().map((line) => parseSetCookie(line));
  return cookies.find(({ name }) => name === VISITOR_COOKIE)?.value;
}

/** Opens a shop with version 1 of the remote `cart` live and version 2 as a canary. Each clock reading adds 20 ms. */
export async function openCanaryShop(
  canaryPage?: string,
  options: Parameters<typeof openStorefront>[1] = {},
) {
  const shop = await openTestShop();
  const live = await shop.promoted(1);
  const canary = await shop.release(2, canaryPage);
  await startCanary(shop.context.deployments, canary.id, 0.5);
  let time = Date.now();
  const clock = { now: () => (time += 20), pass: (milliseconds: number) => (time += milliseconds) };
  const metrics = new Metrics();
  const open = (sink = new Metrics()) => openStorefront(shop, { now: clock.now, metrics: sink, ...options });
  const app = await open(metrics);
  const machines = [app];

  /**
   * Requests a page of the live release or the canary from an IP address.
   * @returns the visitor's token
   */
  const visit = async (side: 'live' | 'canary', address: string, machine = app) => {
    const cookie = `tanabana_canary=${canary.id}.${side === 'canary' ? 0 : 9_999}`;
    const answer = await machine.inject({ url: '/cart', headers: { cookie }, remoteAddress: address });
    return tokenIn(answer);
  };
  /**
   * Requests a page from several IP addresses.
   * @returns the visitors' tokens
   */
  const visitors = async (side: 'live' | 'canary', count: number, first = 0) => {
    const tokens: (string | undefined)[] = [];
    for (let number = first; number < first + count; number += 1)
      tokens.push(await visit(side, addressOf(number)));
    return tokens;
  };
  let posts = 0;
  // Sends each report from another IP address, because the server limits the reports of one address.
  const post = (url: string, payload: object, machine = app, token?: string) =>
    machine.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: addressOf((posts += 1) % 5_000),
      ...(token !== undefined && { headers: { cookie: `${VISITOR_COOKIE}=${token}` } }),
    });
  const fail = (token: string | undefined, changes: object = {}, machine = app) =>
    post('/_failures', { ...FAILURE, ...changes }, machine, token);
  const measure = (value: number) => post('/_vitals', { route: '/cart', name: 'LCP', value });
  const latest = () => shop.context.deployments.latest();

  /**
   * Makes the server decide whether to stop the canary.
   * @returns the latest deployment
   */
  const judged = async () => {
    clock.pass(60_000);
    await visit('live', addressOf(60_000));
    // The server decides after it has responded. Further requests give the server time to write the deployment.
    for (let look = 0; look < 30 && (await latest())?.action !== 'canary-stop'; look += 1)
      await app.inject('/healthz');
    return latest();
  };
  const startAnother = (id: string) => startCanary(shop.context.deployments, id, 0.5);
  /** Resolves with the number of reports that the first server refused for the given reason. */
  const refused = (reason: ReportRefusal) => counted(metrics, 'tanabana_reports_refused_total', { reason });
  const another = async () => {
    const machine = await open();
    machines.push(machine);
    return machine;
  };
  const close = () => Promise.all(machines.map((machine) => machine.close()));
  return {
    shop,
    app,
    live,
    canary,
    clock,
    visit,
    visitors,
    post,
    fail,
    measure,
    judged,
    metrics,
    refused,
    another,
    close,
    startAnother,
  };
}

/** A failure of the canary's remote `cart`, as a browser reports it. */
export const FAILURE = {
  remote: 'cart',
  version: versionOf(2),
  expose: './pages/cart',
  kind: 'load',
  message: '404',
};

export const LIVE_FAILURE = { ...FAILURE, version: versionOf(1) };
