import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Vital } from './reportSchemas';

/** Bounds of histogram buckets, in seconds. */
const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const STORE_SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 1, 5];

const VITAL_MILLISECONDS = [50, 100, 200, 400, 800, 1_200, 1_800, 2_500, 4_000, 8_000];
const SHIFT_BOUNDS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

const EARLY_INTERACTIONS = [0, 1, 2, 5, 10];

/**
 * Maximum number of releases that the metrics distinguish. The series of the least recently requested release are
 * removed.
 */
const MAX_RELEASES = 8;

export interface MeasuredPage {
  /** Pattern of the route, as in `/product/:id`. The path is not used, because the number of paths is unbounded. */
  readonly route: string;
  readonly release: string;
  /** Fallback level. `undefined` when the request is not for a page. */
  readonly fallback?: string | undefined;
}

interface MeasuredRequest extends MeasuredPage {
  readonly status: number;
  readonly seconds: number;
}

/**
 * Prometheus metrics of a server. Labels are routes, remotes and releases instead of URLs, so that the number of
 * series is bounded.
 */
export class Metrics {
  readonly registry = new Registry();
  private readonly releases = new Set<string>();
  private readonly requests = this.histogram(
    'tanabana_http_request_duration_seconds',
    'Time until a response was sent, by route, release and status.',
    ['route', 'release', 'status'],
    REQUEST_SECONDS,
  );
  private readonly fallbacks = this.counter(
    'tanabana_page_fallbacks_total',
    'Pages that were served degraded, by fallback level.',
    ['route', 'release', 'level'],
  );
  readonly renders = this.histogram(
    'tanabana_render_duration_seconds',
    'Time to render a page, including the wait for a process.',
    ['remote', 'version', 'outcome'],
    REQUEST_SECONDS,
  );
  readonly endedProcesses = this.counter(
    'tanabana_render_processes_ended_total',
    'Render processes that ended and were replaced, by the version whose code ended them.',
    ['remote', 'version'],
  );
  readonly lookups = this.counter(
    'tanabana_document_lookups_total',
    'Lookups in the document cache: hit, shared with a pending render, or miss.',
    ['outcome'],
  );
  readonly storeCalls = this.histogram(
    'tanabana_store_duration_seconds',
    'Time of a call to the store of artefacts or releases.',
    ['store', 'operation', 'outcome'],
    STORE_SECONDS,
  );
  readonly failures = this.counter(
    'tanabana_remote_failures_total',
    'Failures of remotes, by kind: load, render, event (browsers), server, ended; unproven without a token.',
    ['remote', 'version', 'kind'],
  );
  readonly refusals = this.counter(
    'tanabana_reports_refused_total',
    'Reports of browsers that were refused, by reason.',
    ['reason'],
  );
  private readonly vitals = this.histogram(
    'tanabana_web_vital_milliseconds',
    'Largest Contentful Paint, Interaction to Next Paint, Time to First Byte, and first paint to usable.',
    ['route', 'remote', 'name'],
    VITAL_MILLISECONDS,
  );
  private readonly shifts = this.histogram(
    'tanabana_web_vital_shift',
    'Cumulative Layout Shift, as reported by browsers.',
    ['route', 'remote'],
    SHIFT_BOUNDS,
  );
  private readonly earlyInteractions = this.histogram(
    'tanabana_early_acts',
    'What a visitor did before the page was hydrated, as browsers report it.',
    ['route', 'remote'],
    EARLY_INTERACTIONS,
  );

  addProcess(): this {
    collectDefaultMetrics({ register: this.registry });
    return this;
  }

  /** Adds a gauge whose values are read whenever the metrics are requested. */
  addGauge<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: () => Promise<readonly (readonly [labels: Partial<Record<Label, string>>, value: number])[]>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const [labels, value] of await read()) this.set(labels, value);
      },
    });
  }

  request({ route, release, status, seconds, fallback }: MeasuredRequest): void {
    this.trackRelease(release);
    this.requests.observe({ route, release, status: String(status) }, seconds);
    if (fallback !== undefined && fallback !== 'none')
      this.fallbacks.inc({ route, release, level: fallback });
  }

  vital(route: string, remote: string, name: Vital, value: number): void {
    if (name === 'CLS') this.shifts.observe({ route, remote }, value);
    else if (name === 'ACTS') this.earlyInteractions.observe({ route, remote }, value);
    else this.vitals.observe({ route, remote, name }, value);
  }

  private histogram<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets: number[],
  ) {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }

  private counter<Label extends string>(name: string, help: string, labelNames: Label[]) {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  /** Marks a release as used. Removes the series of the least recently used release above `MAX_RELEASES`. */
  private trackRelease(release: string): void {
    this.releases.delete(release);
    this.releases.add(release);
    if (this.releases.size <= MAX_RELEASES) return;
    const [oldest] = this.releases;
    if (oldest !== undefined) void this.removeSeries(oldest);
  }

  private async removeSeries(release: string): Promise<void> {
    this.releases.delete(release);
    const series = [...(await this.requests.get()).values, ...(await this.fallbacks.get()).values];
    for (const { labels } of series.filter(({ labels }) => labels.release === release)) {
      const { route = '', status = '' } = labels as Partial<Record<string, string>>;
      if (status !== '') this.requests.remove({ route, release, status });
      else if ('level' in labels)
        this.fallbacks.remove(labels as Record<'route' | 'release' | 'level', string>);
    }
  }
}
