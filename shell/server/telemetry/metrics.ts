import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CodeOwner } from '@tanabana/sandbox/codeOwner';
import { ReleaseSeries } from './releaseSeries';
import type { Vital } from './reportSchemas';

/** Bounds of histogram buckets, in seconds. */
const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const STORE_SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 1, 5];

const VITAL_MILLISECONDS = [50, 100, 200, 400, 800, 1_200, 1_800, 2_500, 4_000, 8_000];
const SHIFT_BOUNDS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Routes of probes and of Prometheus, whose requests are not those of visitors. */
const PROBES: ReadonlySet<string> = new Set(['/livez', '/readyz', '/healthz', '/metrics']);

const RENDER_OUTCOMES = ['rendered', 'failed', 'busy'] as const;

const EARLY_INTERACTIONS = [0, 1, 2, 5, 10];

export interface MeasuredPage {
  /** Pattern of the route, as in `/product/:id`. The path is not used, because the number of paths is unbounded. */
  readonly route: string;
  readonly release: string;
  /** `undefined` when the request is not for a page. */
  readonly fallback?: string | undefined;
  /** Version whose failure caused the fallback. */
  readonly cause?: CodeOwner | undefined;
}

interface MeasuredVital {
  readonly route: string;
  readonly remote: string;
  readonly release: string;
  readonly name: Vital;
  readonly value: number;
}

/** Labels are routes, remotes and releases instead of URLs, so that the number of series is bounded. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = this.histogram(
    'tanabana_http_request_duration_seconds',
    'Time until a response was sent, by route, release and status.',
    ['route', 'release', 'status'],
    REQUEST_SECONDS,
  );
  private readonly outcomes = this.counter(
    'tanabana_requests_total',
    'Requests without probes, by outcome: served, or failed with a status of 5xx.',
    ['outcome'],
  );
  private readonly fallbacks = this.counter(
    'tanabana_page_fallbacks_total',
    'Pages that were served degraded, by fallback level and by the version that failed.',
    ['route', 'release', 'level', 'remote', 'version'],
  );
  readonly renders = this.histogram(
    'tanabana_render_duration_seconds',
    'Time to render a page, including the wait for a process.',
    ['remote', 'version', 'outcome'],
    REQUEST_SECONDS,
  );
  readonly queued = this.histogram(
    'tanabana_render_queue_seconds',
    'Time that a rendered page waited for a process.',
    ['remote'],
    REQUEST_SECONDS,
  );
  readonly endedProcesses = this.counter(
    'tanabana_render_processes_ended_total',
    'Render processes that ended and were replaced, by the version whose code ended them.',
    ['remote', 'version'],
  );
  readonly endedCanaries = this.counter(
    'tanabana_canaries_ended_total',
    'Canaries that this server ended, because they failed more often than the live release.',
    [],
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
    'Failures of remotes, by kind: start, load, render, event (browsers), server, ended; unproven: without a token.',
    ['remote', 'version', 'kind'],
  );
  readonly refusals = this.counter(
    'tanabana_reports_refused_total',
    'Reports of browsers that were refused, by reason.',
    ['reason'],
  );
  readonly violations = this.counter(
    'tanabana_policy_violations_total',
    'Violations of the content security policy that sampled pages report.',
    ['directive', 'remote'],
  );
  private readonly vitals = this.histogram(
    'tanabana_web_vital_milliseconds',
    'Largest Contentful Paint, Interaction to Next Paint, Time to First Byte, and first paint to usable.',
    ['route', 'remote', 'release', 'name'],
    VITAL_MILLISECONDS,
  );
  private readonly shifts = this.histogram(
    'tanabana_web_vital_shift',
    'Cumulative Layout Shift, as reported by browsers.',
    ['route', 'remote', 'release'],
    SHIFT_BOUNDS,
  );
  private readonly earlyInteractions = this.histogram(
    'tanabana_early_acts',
    'What a visitor did before the page was hydrated, as browsers report it.',
    ['route', 'remote', 'release'],
    EARLY_INTERACTIONS,
  );
  private readonly releases = new ReleaseSeries([
    this.requests,
    this.fallbacks,
    this.vitals,
    this.shifts,
    this.earlyInteractions,
  ]);

  /** Versions, as in `cart 1.0.0`, whose series exist. */
  private readonly versions = new Set<string>();

  constructor() {
    // `rate` ignores the first value of a series, so the series of all known labels begin with 0.
    for (const outcome of ['served', 'failed']) this.outcomes.inc({ outcome }, 0);
    for (const outcome of ['hit', 'shared', 'miss']) this.lookups.inc({ outcome }, 0);
  }

  /** Adds the series of a store, with the value 0. */
  addStore(store: string, operations: Iterable<string>): void {
    for (const operation of operations)
      for (const outcome of ['done', 'failed']) this.storeCalls.zero({ store, operation, outcome });
  }

  /** Adds the series of versions that will be served, with the value 0. */
  addVersions(versions: readonly CodeOwner[]): void {
    for (const { remote, version } of versions) {
      const key = `${remote} ${version}`;
      if (this.versions.has(key)) continue;
      this.versions.add(key);
      for (const outcome of RENDER_OUTCOMES) this.renders.zero({ remote, version, outcome });
      this.endedProcesses.inc({ remote, version }, 0);
      for (const kind of ['server', 'ended']) this.failures.inc({ remote, version, kind }, 0);
    }
  }

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

  request({ route, release, fallback, cause }: MeasuredPage, status: number, seconds: number): void {
    this.releases.use(release);
    this.requests.observe({ route, release, status: String(status) }, seconds);
    if (!PROBES.has(route)) this.outcomes.inc({ outcome: status < 500 ? 'served' : 'failed' });
    if (fallback !== undefined && fallback !== 'none')
      this.fallbacks.inc({
        route,
        release,
        level: fallback,
        remote: cause?.remote ?? '',
        version: cause?.version ?? '',
      });
  }

  vital({ route, remote, release, name, value }: MeasuredVital): void {
    this.releases.use(release);
    const labels = { route, remote, release };
    if (name === 'CLS') this.shifts.observe(labels, value);
    else if (name === 'ACTS') this.earlyInteractions.observe(labels, value);
    else this.vitals.observe({ ...labels, name }, value);
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
}
