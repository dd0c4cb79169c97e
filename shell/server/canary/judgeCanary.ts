import { failedVisitors, type SideCounts } from '../../composition/machineReports';
import { isLargerBy, type Trials } from './sequentialTest';

/** Chance that a canary which is no worse is ended, over its whole life and all looks together. */
const FALSE_STOP_RATE = 0.01;

/** A side with fewer visitors counts as one with that many, of which the others did not fail. */
const MIN_VISITORS = 50;

/** Visitors whose pages failed, each an address, below which a canary continues. */
const MIN_FAILED_VISITORS = 5;

/** How much larger the share of visitors whose pages failed may be than the live release's. */
const FAILURE_MARGIN = 0.02;

/** What all servers counted of a canary and of the live release while both were served. */
interface CanaryCounts {
  readonly live: readonly SideCounts[];
  readonly canary: readonly SideCounts[];
}

/**
 * Compares the failures of a canary with those of the live release.
 * @returns why it should end, in a sentence; nothing when it does well, or too little is known
 */
export function judgeCanary(counts: CanaryCounts): string | undefined {
  const [live, tried] = [failedVisitors(counts.live), failedVisitors(counts.canary)];
  if (tried.hits < MIN_FAILED_VISITORS) return undefined;
  const atLeast = ({ hits, total }: Trials) => ({ hits, total: Math.max(MIN_VISITORS, total) });
  if (!isLargerBy(FAILURE_MARGIN, atLeast(tried), atLeast(live), FALSE_STOP_RATE)) return undefined;
  return `It failed for ${tried.hits} of ${tried.total} visitors, the live release for ${live.hits} of ${live.total}.`;
}
