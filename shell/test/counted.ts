import type { Metrics } from '../server/telemetry/metrics';

/** Returns the sum of all series of a counter that have the given labels. */
export async function counted(
  { registry }: Metrics,
  name: string,
  labels: Readonly<Record<string, string>>,
): Promise<number> {
  const series = (await registry.getSingleMetric(name)?.get())?.values ?? [];
  return series
    .filter((one) =>
      Object.entries(labels).every(
        ([label, value]) => (one.labels as Record<string, unknown>)[label] === value,
      ),
    )
    .reduce((sum, { value }) => sum + value, 0);
}
