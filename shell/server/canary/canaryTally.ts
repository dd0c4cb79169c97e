import type { SideCounts } from '../../composition/deployments/machineReports';
import type { CountedPage } from '../telemetry/countedPages';

/** Maximum number of counted visitors per side; more do not change the result. */
const MAX_VISITORS = 20_000;

/** Maximum number of visitors with failed pages listed in a report; the lists of all servers are merged by tag. */
const MAX_FAILED = 1_000;

/**
 * Counts each visitor of one side of a canary once, since the canary started. Unlike pages, visitors do not expire: a
 * sequential test needs all observations.
 */
export class CanaryTally {
  /** Address tag → whether a page of the visitor failed. */
  private readonly visitors = new Map<string, boolean>();

  /** Adds pages. Pages that were added before change nothing. */
  add(pages: readonly CountedPage[]): void {
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
