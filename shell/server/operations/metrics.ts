import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FailureKind, Vital } from '../telemetry/measured';

/** Histogram buckets of requests and renders, in seconds. */
const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Histogram buckets of calls to a store, in seconds. */
const STORE_SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 1, 5];

/** Histogram buckets of web vitals: milliseconds, and a unitless number for layout shift. */
const VITAL_MILLISECONDS = [50, 100, 200, 400, 800, 1_200, 1_800, 2_500, 4_000, 8_000];
const SHIFT_BOUNDS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Bounds of the number of early acts. */
const EARLY_ACTS = [0, 1, 2, 5, 10];

/** Maximum number of releases with series; the least recently requested is removed first. */
const MAX_RELEASES = 8;

interface MeasuredRequest {
  /** Pattern of the route, as in `/product/:id`: never a concrete path, which would make labels unbounded. */
  readonly route: string;
  /** Release of a page, or an empty string. */
  readonly release: string;
  readonly status: number;
  readonly seconds: number;
  /** Fallback level of a page; `undefined` for other requests. */
  readonly fallback?: string | undefined;
}

/** Prometheus metrics of a server. Label values are bounded: names of routes, remotes and releases only. */
export class Metrics {
  readonly registry = new Registry();
  private readonly releases = new Set<string>();
  private readonly requests: Histogram<'route' | 'release' | 'status'>;
  private readonly fallbacks: Counter<'route' | 'release' | 'level'>;
  private readonly renders: Histogram<'remote' | 'version' | 'outcome'>;
  private readonly ended: Counter<'remote' | 'version'>;
  private readonly lookups: Counter<'outcome'>;
  private readonly store: Histogram<'store' | 'operation' | 'outcome'>;
  private readonly failures: Counter<'remote' | 'version' | 'kind'>;
  private readonly refusals: Counter<'reason'>;
  private readonly vitals: Histogram<'route' | 'remote' | 'name'>;
  private readonly shifts: Histogram<'route' | 'remote'>;
  private readonly earlyActs: Histogram<'route' | 'remote'>;

  constructor() {
    const registers = [this.registry];
    this.requests = new Histogram({
      name: 'tanabana_http_request_duration_seconds',
      help: 'Time until a response was sent, by route, release and status.',
      labelNames: ['route', 'release', 'status'],
      buckets: REQUEST_SECONDS,
      registers,
    });
    this.fallbacks = new Counter({
      name: 'tanabana_page_fallbacks_total',
      help: 'Pages that were served degraded, by fallback level.',
      labelNames: ['route', 'release', 'level'],
      registers,
    });
    this.renders = new Histogram({
      name: 'tanabana_render_duration_seconds',
      help: 'Time to render a page, including the wait for a process.',
      labelNames: ['remote', 'version', 'outcome'],
      buckets: REQUEST_SECONDS,
      registers,
    });
    this.ended = new Counter({
      name: 'tanabana_render_processes_ended_total',
      help: 'Render processes that ended and were replaced, by the version whose code ended them.',
      labelNames: ['remote', 'version'],
      registers,
    });
    this.lookups = new Counter({
      name: 'tanabana_document_lookups_total',
      help: 'Lookups in the document cache: hit, shared with a pending render, or miss.',
      labelNames: ['outcome'],
      registers,
    });
    this.store = new Histogram({
      name: 'tanabana_store_duration_seconds',
      help: 'Time of a call to the store of artefacts or releases.',
      labelNames: ['store', 'operation', 'outcome'],
      buckets: STORE_SECONDS,
      registers,
    });
    this.failures = new Counter({
      name: 'tanabana_remote_failures_total',
      help: 'Failures of remotes, by kind: load, render, event (browsers), server, ended; unproven without a token.',
      labelNames: ['remote', 'version', 'kind'],
      registers,
    });
    this.refusals = new Counter({
      name: 'tanabana_reports_refused_total',
      help: 'Reports of browsers that were refused, by reason.',
      labelNames: ['reason'],
      registers,
    });
    this.vitals = new Histogram({
      name: 'tanabana_web_vital_milliseconds',
      help: 'Largest Contentful Paint, Interaction to Next Paint, Time to First Byte, and first paint to usable.',
      labelNames: ['route', 'remote', 'name'],
      buckets: VITAL_MILLISECONDS,
      registers,
    });
    this.shifts = new Histogram({
      name: 'tanabana_web_vital_shift',
      help: 'Cumulative Layout Shift, as reported by browsers.',
      labelNames: ['route', 'remote'],
      buckets: SHIFT_BOUNDS,
      registers,
    });
    this.earlyActs = new Histogram({
      name: 'tanabana_early_acts',
      help: 'What a visitor did before the page was hydrated, as browsers report it.',
      labelNames: ['route', 'remote'],
      buckets: EARLY_ACTS,
      registers,
    });
  }

  /** Adds the default metrics of Node: memory, CPU, event loop. Call it once per process. */
  addProcess(): this {
    collectDefaultMetrics({ register: this.registry });
    return this;
  }

  /** Adds a gauge whose values are read on each scrape. */
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

  render(remote: string, version: string, outcome: 'rendered' | 'failed', seconds: number): void {
    this.renders.observe({ remote, version, outcome }, seconds);
  }

  processEnded(remote = 'unknown', version = 'unknown'): void {
    this.ended.inc({ remote, version });
  }

  lookup(outcome: 'hit' | 'shared' | 'miss'): void {
    this.lookups.inc({ outcome });
  }

  storeCall(store: string, operation: string, outcome: 'done' | 'failed', seconds: number): void {
    this.store.observe({ store, operation, outcome }, seconds);
  }

  failure(remote: string, version: string, kind: FailureKind | 'unproven'): void {
    this.failures.inc({ remote, version, kind });
  }

  refusal(reason: string): void {
    this.refusals.inc({ reason });
  }

  vital(route: string, remote: string, name: Vital, value: number): void {
    if (name === 'CLS') this.shifts.observe({ route, remote }, value);
    else if (name === 'ACTS') this.earlyActs.observe({ route, remote }, value);
    else this.vitals.observe({ route, remote, name }, value);
  }

  /** Bounds the number of series: each previewed release adds some. */
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
