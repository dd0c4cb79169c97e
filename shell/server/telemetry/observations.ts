import type { FailureKind, Vital } from './reportSchemas';
import type { MeasuredVital, Metrics } from './metrics';
import type { ServerReport } from '../../composition/deployments/serverReports';

const MINUTE_MS = 60_000;

const WINDOW_MINUTES = 60;

interface Count<Item> {
  readonly item: Item;
  readonly count: number;
}

interface ObservedFailure {
  readonly remote: string;
  readonly version: string;
  /** `unproven` if the report was sent without a visitor's token. */
  readonly kind: FailureKind | 'unproven';
}

interface ObservedVital {
  readonly route: string;
  readonly name: Vital;
  readonly value: number;
}

export type Refusal = 'tokenless' | 'forged' | 'expired' | 'notServed' | 'unknown' | 'malformed' | 'tooMany';

/** Number of significant digits of counted measurements. Rounding bounds the number of distinct values. */
const DIGITS = 2;

/**
 * Counts documents, failures and web vitals of the last hour. The number of counts is bounded, whatever clients report.
 */
export class Observations {
  private readonly documents: RecentCounts<string>;
  private readonly failures: RecentCounts<ObservedFailure>;
  private readonly vitals: RecentCounts<ObservedVital>;

  constructor(
    now: () => number,
    private readonly metrics: Metrics,
  ) {
    this.documents = new RecentCounts(now);
    this.failures = new RecentCounts(now);
    this.vitals = new RecentCounts(now);
  }

  addDocument(release: string): void {
    this.documents.add(release);
  }

  addFailure({ remote, version, kind }: ObservedFailure): void {
    this.failures.add({ remote, version, kind });
    this.metrics.failures.inc({ remote, version, kind });
  }

  addVital(vital: MeasuredVital): void {
    const { route, name, value } = vital;
    this.vitals.add({ route, name, value: Number(value.toPrecision(DIGITS)) });
    this.metrics.vital(vital);
  }

  totals(): Pick<ServerReport, 'documents' | 'failures' | 'vitals'> {
    return {
      documents: Object.fromEntries(this.documents.totals().map(({ item, count }) => [item, count])),
      failures: this.failures.totals().map(({ item, count }) => ({ ...item, count })),
      vitals: this.vitals.totals().map(({ item, count }) => ({ ...item, count })),
    };
  }
}

/** Counts how often each item was added in the last hour. Stores a count for each minute. */
class RecentCounts<Item> {
  private readonly minutes = new Map<number, Map<string, Count<Item>>>();

  constructor(private readonly now: () => number) {}

  add(item: Item): void {
    const minute = Math.floor(this.now() / MINUTE_MS);
    const counts = this.minutes.get(minute) ?? new Map<string, Count<Item>>();
    increase(counts, { item, count: 1 });
    this.minutes.set(minute, counts);
    for (const old of this.minutes.keys()) if (old <= minute - WINDOW_MINUTES) this.minutes.delete(old);
  }

  totals(): readonly Count<Item>[] {
    const first = Math.floor(this.now() / MINUTE_MS) - WINDOW_MINUTES;
    const totals = new Map<string, Count<Item>>();
    for (const [minute, counts] of this.minutes) {
      if (minute > first) for (const counted of counts.values()) increase(totals, counted);
    }
    return [...totals.values()];
  }
}

function increase<Item>(counts: Map<string, Count<Item>>, { item, count }: Count<Item>): void {
  const name = JSON.stringify(item);
  counts.set(name, { item, count: count + (counts.get(name)?.count ?? 0) });
}
