import type { SideCounts } from '../../composition/machineReports';
import type { CountedPage } from '../telemetry/countedPages';
import { VITALS, type Vital } from '../telemetry/measured';
import { bucketOf } from './vitalBuckets';

/** Visitors of each side that are counted; by then a difference has shown, or there is none that matters. */
const MAX_VISITORS = 20_000;

/** Visitors whose names are told when their pages failed, so that one who met several machines counts once. */
const MAX_FAILED = 1_000;

interface Visitor {
  isFailed: boolean;
  readonly vitals: Map<Vital, number>;
}

/**
 * Counts visitors of one side of a canary, so that none outweighs others, from its beginning. Pages are forgotten after an hour; what was counted of them is not,
 * since a test that looks again and again has to know all that it has looked at.
 */
export class CanaryTally {
  private readonly visitors = new Map<string, Visitor>();

  /** Counts pages, also ones that it has counted before. */
  fold(pages: readonly CountedPage[]): void {
    for (const { address, failures, vitals } of pages) {
      const visitor = this.visitors.get(address) ?? this.add(address);
      if (!visitor) continue;
      if (failures.size > 0) visitor.isFailed = true;
      for (const [name, { value }] of vitals) {
        if (!visitor.vitals.has(name)) visitor.vitals.set(name, bucketOf(name, value));
      }
    }
  }

  counts(): SideCounts {
    const failed = [...this.visitors].filter(([, { isFailed }]) => isFailed).map(([address]) => address);
    const vitals = VITALS.map((name) => [name, this.bucketsOf(name)] as const);
    return {
      visitors: this.visitors.size,
      failed: failed.slice(0, MAX_FAILED),
      vitals: Object.fromEntries(vitals.filter(([, buckets]) => buckets.length > 0)),
    };
  }

  private add(address: string): Visitor | undefined {
    if (this.visitors.size >= MAX_VISITORS) return undefined;
    const visitor = { isFailed: false, vitals: new Map<Vital, number>() };
    this.visitors.set(address, visitor);
    return visitor;
  }

  private bucketsOf(name: Vital): [number, number][] {
    const counts = new Map<number, number>();
    for (const { vitals } of this.visitors.values()) {
      const bucket = vitals.get(name);
      if (bucket !== undefined) counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
    }
    return [...counts].sort(([a], [b]) => a - b);
  }
}
