import type { SideCounts } from '../../composition/machineReports';
import type { CountedPage } from '../telemetry/countedPages';

/** Visitors of each side that are counted; by then a difference has shown, or there is none that matters. */
const MAX_VISITORS = 20_000;

/** Tags of visitors whose pages failed that a report holds, so that one who met several servers counts once. */
const MAX_FAILED = 1_000;

/**
 * Counts the visitors of one side of a canary from its beginning, each once. Pages are removed after an hour and their
 * visitors are not: a test that looks again and again has to know all that it has looked at.
 */
export class CanaryTally {
  /** Whether a page of the visitor failed, by the tag of the address. */
  private readonly visitors = new Map<string, boolean>();

  /** Counts pages, also ones that it has counted before. */
  fold(pages: readonly CountedPage[]): void {
    for (const { address, failures } of pages) {
      const isFailed = this.visitors.get(address);
      if (isFailed === undefined && this.visitors.size >= MAX_VISITORS) continue;
      this.visitors.set(address, isFailed === true || failures.size > 0);
    }
  }

  counts(): SideCounts {
    const failed = [...this.visitors].flatMap(([address, isFailed]) => (isFailed ? [address] : []));
    return { visitors: this.visitors.size, failed: failed.slice(0, MAX_FAILED) };
  }
}
