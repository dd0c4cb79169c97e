/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Metrics } from '../../server/telemetry/metrics';
import { openStorefront, openTestShop } from '../../test/testShop';
import { dashboardQueries, ruleQueries, type Query } from '../../test/monitoring/queries';

/** Labels that Prometheus adds to each series of a server. */
const TARGET_LABELS = ['instance', 'job'];

const read = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');
const rules = readdirSync(__dirname)
  .filter((name) => name.endsWith('.rules.yaml'))
  .flatMap((name) => ruleQueries(read(name)));
const queries = [...rules, ...dashboardQueries(read('dashboard.json'))];

/** Returns the labels of each metric that a server exports. The accounts have no metrics of their own. */
async function exportedLabels(): Promise<ReadonlyMap<string, readonly string[]>> {
  const metrics = new Metrics().addProcess();
  await (await openStorefront(await openTestShop(), { metrics })).close();
  const labels = new Map<string, readonly string[]>();
  for (const metric of metrics.registry.getMetricsAsArray()) {
    const { name, type, labelNames } = metric as typeof metric & { readonly labelNames: readonly string[] };
    labels.set(name, labelNames);
    // The declared type is an enumeration of numbers, the actual value a text.
    if (String(type) !== 'histogram') continue;
    for (const ending of ['count', 'sum']) labels.set(`${name}_${ending}`, labelNames);
    labels.set(`${name}_bucket`, [...labelNames, 'le']);
  }
  return labels;
}

const recorded = new Map(rules.flatMap(({ record }) => (record === undefined ? [] : [[record, []]])));

test('rules and dashboard use only metrics and labels that servers export', async () => {
  const known = new Map([...(await exportedLabels()), ...recorded]);
  const wrong = queries.flatMap(({ expr, metrics, grouped, displayed }: Query) => {
    const labels = metrics.flatMap(({ name }) => known.get(name) ?? []).concat(TARGET_LABELS);
    return [
      ...metrics.filter(({ name }) => !known.has(name)).map(({ name }) => `no metric ${name}: ${expr}`),
      ...metrics.flatMap(({ name, matched }) =>
        matched
          .filter((label) => !known.get(name)?.includes(label))
          .map((label) => `${name} has no label ${label}`),
      ),
      ...grouped.filter((label) => !labels.includes(label)).map((label) => `no label ${label}: ${expr}`),
      ...displayed
        .filter((label) => ![...grouped, ...TARGET_LABELS].includes(label))
        .map((label) => `${label} is displayed, but not a label of the result: ${expr}`),
    ];
  });
  expect(wrong).toEqual([]);
  expect(queries.length).toBeGreaterThan(50);
});
