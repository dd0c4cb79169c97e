/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promote, startCanary } from '@tanabana/releases/deployments/deployReleases';
import { formatDeployment } from '@tanabana/releases/deployments/deploymentHistory';
import { openMonitoredShop } from '../../test/monitoring/openMonitoredShop';
import { dashboardQueries } from '../../test/monitoring/queries';
import { pageSaying, versionOf } from '../../test/testShop';

/**
 * Number by which the durations of the rules and the interval of scrapes are divided. With 1, the rehearsal takes about
 * an hour. Durations of the servers, such as 10 s until a deployment counts as missed, are not divided.
 */
const SPEED = Number(process.env.SPEED ?? 15);

/** Maximum time until an alert fires: 20 minutes of the rules, and a minute of the servers. In milliseconds. */
const MAX_ALERT_MS = 1_200_000 / SPEED + 60_000;

jest.setTimeout(5 * MAX_ALERT_MS);

/** Server module of a page whose loader runs the given code. */
const pageLoading = (code: string) =>
  pageSaying('bad', { load: `async ({ search }) => { ${code}; return { lines: 2 }; }` });

/** Page that fails for one of five addresses. */
const FAILING_AT_TIMES = pageLoading(
  "if (/[05]$/.test(search)) throw new Error('This article has no price.')",
);

const closings: (() => unknown)[] = [];
const rows: string[] = [];
let monitored: Awaited<ReturnType<typeof openMonitoredShop>>;

beforeAll(async () => {
  monitored = await openMonitoredShop(SPEED, (close) => closings.unshift(close));
});

afterAll(async () => {
  for (const close of closings) await close();
  const head = '| event | alerts, with seconds until they fired | history |\n| --- | --- | --- |';
  process.stdout.write(`Durations of the rules divided by ${SPEED}.\n\n${[head, ...rows].join('\n')}\n`);
});

interface Event {
  readonly name: string;
  readonly cause: () => unknown;
  /** Alerts that must fire, as in `TanabanaNoServer` or `TanabanaRemoteCrashes (ticket, cart, 1.0.0-0000000003)`. */
  readonly expected: readonly string[];
  /** Called when the alerts have fired. */
  readonly remedy?: () => unknown;
}

/** Causes an event, waits until the expected alerts fire, and reports these and all other alerts that begin to fire. */
async function rehearse({ name, cause, expected, remedy }: Event) {
  const { shop, prometheus, pages } = monitored;
  const nameOf = ({ alertname = '', severity = '', remote, version }: Readonly<Record<string, string>>) =>
    `${alertname} (${[severity, remote, version].filter(Boolean).join(', ')})`;
  const firing = async () => (await prometheus.firing()).map(nameOf);
  const isExpected = (fired: string) => expected.some((alert) => `${fired} `.startsWith(`${alert} `));
  // An alert of an earlier event may end later than the event.
  for (const from = performance.now(); (await firing()).some(isExpected);) {
    if (performance.now() - from > MAX_ALERT_MS) throw new Error(`Before "${name}", an alert does not end.`);
    await delay(200);
  }
  const before = new Set(await firing());
  pages.met();
  const lastNumber = await shop.context.deployments.length();
  const seconds = new Map<string, number>();
  const from = performance.now();
  await cause();
  const missing = () =>
    expected.filter((alert) => ![...seconds.keys()].some((fired) => `${fired} `.startsWith(`${alert} `)));
  while (missing().length > 0 && performance.now() - from < MAX_ALERT_MS) {
    await delay(200);
    for (const alert of await firing())
      if (!before.has(alert) && !seconds.has(alert)) seconds.set(alert, (performance.now() - from) / 1_000);
  }
  await remedy?.();
  const added = (await shop.context.deployments.recent(10)).filter(({ number }) => number > lastNumber);
  const alerts = [...seconds].map(([alert, after]) => `${alert} ${after.toFixed(0)}`);
  const entries = added.reverse().map((deployment) => formatDeployment(deployment).slice(11).trim());
  rows.push(`| ${[name, alerts.join('<br>'), entries.join('<br>')].join(' | ')} |`);
  expect({ name, missing: missing() }).toEqual({ name, missing: [] });
  return { history: entries.join('\n'), failures: pages.met().failures };
}

test('a canary that fails for some visitors is ended and reported', async () => {
  const { shop } = monitored;
  const { id } = await shop.release(2, FAILING_AT_TIMES);
  const { deployments } = shop.context;
  const { history } = await rehearse({
    name: 'a bad release as a canary of 5, 20 and 50 %, every 12 s',
    cause: () => startCanary(deployments, id, 0.05, { schedule: { steps: [0.2, 0.5], everySeconds: 12 } }),
    expected: ['TanabanaCanaryEnded'],
  });
  expect(history).toContain('canary-stop');
  expect(history).toMatch(/It failed for \d+ of \d+ visitors/);
});

test('a remote that blocks its process is reported with its version, until it is rolled back', async () => {
  const { shop, rollBack } = monitored;
  const { id } = await shop.release(3, pageLoading('for (;;);'));
  const { deployments } = shop.context;
  await rehearse({
    name: 'a remote that crashes in a loop',
    cause: () => promote(deployments, id),
    expected: [
      `TanabanaCircuitBreakerOpen (page, cart, ${versionOf(3)})`,
      `TanabanaRemoteCrashes (ticket, cart, ${versionOf(3)})`,
      `TanabanaPagesFallBack (ticket, cart, ${versionOf(3)})`,
    ],
    remedy: () => rollBack('Version 3 of the cart never ends'),
  });
});

test('an outage of the bucket is reported, and fails no page', async () => {
  const { failures } = await rehearse({
    name: 'a bucket that does not answer',
    cause: () => monitored.bucket.cut(),
    expected: ['TanabanaStoreFails'],
    remedy: () => monitored.bucket.mend(),
  });
  expect(failures).toEqual({});
});

test('an outage of PostgreSQL is reported, and fails no page', async () => {
  const { failures } = await rehearse({
    name: 'PostgreSQL that does not answer',
    cause: () => monitored.database.cut(),
    expected: ['TanabanaAvailabilityBurnsFast'],
    remedy: () => monitored.database.mend(),
  });
  expect(failures).toEqual({});
});

test('a deployment that servers cannot load is reported, and the release before is served', async () => {
  const { shop, rollBack } = monitored;
  const { deployments, objects } = shop.context;
  const { id } = await shop.release(4);
  await objects.remove(`documents/${id}.json`);
  const { failures } = await rehearse({
    name: 'a deployment whose release is missing',
    cause: () => promote(deployments, id),
    expected: ['TanabanaDeploymentMissed'],
    remedy: () => rollBack('The release is missing in the bucket'),
  });
  expect(failures).toEqual({});
});

test('every expression of the dashboard has data while a canary runs', async () => {
  const { shop, prometheus, report } = monitored;
  const { id } = await shop.release(5);
  await startCanary(shop.context.deployments, id, 0.5);
  const panels = dashboardQueries(readFileSync(path.join(__dirname, 'dashboard.json'), 'utf8'));
  const emptyPanels = async () => {
    const counts = await Promise.all(
      panels.map(({ expr }) => prometheus.countSeries(expr.replaceAll('$__rate_interval', '1m'))),
    );
    return panels.flatMap(({ expr }, index) => (counts[index] === 0 ? [expr] : []));
  };
  const from = performance.now();
  let empty = await emptyPanels();
  while (empty.length > 0 && performance.now() - from < 60_000) {
    await report(id);
    await delay(1_000);
    empty = await emptyPanels();
  }
  expect(empty).toEqual([]);
});

test('the end of all servers is reported', async () => {
  await monitored.pages.stop();
  await rehearse({
    name: 'no server',
    cause: () => Promise.all(monitored.machines.map(({ kill }) => kill())),
    expected: ['TanabanaNoServer'],
  });
});
