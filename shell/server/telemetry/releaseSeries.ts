import type { Counter, Histogram } from 'prom-client';

/** Maximum number of releases that the metrics distinguish. */
const MAX_RELEASES = 8;

/** Removes the series of the least recently used releases from metrics with the label `release`. */
export class ReleaseSeries {
  private readonly releases = new Set<string>();

  constructor(private readonly metrics: readonly (Histogram | Counter)[]) {}

  /** Marks a release as used. Removes the series of the least recently used release above `MAX_RELEASES`. */
  use(release: string): void {
    this.releases.delete(release);
    this.releases.add(release);
    if (this.releases.size <= MAX_RELEASES) return;
    const [oldest] = this.releases;
    if (oldest !== undefined) void this.remove(oldest);
  }

  private async remove(release: string): Promise<void> {
    this.releases.delete(release);
    for (const metric of this.metrics) {
      for (const { labels } of (await metric.get()).values) {
        // `le` is the bound of a bucket, and no label of the histogram.
        const { le: _, ...series } = labels;
        if (series.release === release) metric.remove(series);
      }
    }
  }
}
