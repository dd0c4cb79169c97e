import { failedVisitors, type SideCounts } from '../../composition/deployments/machineReports';
import { isLargerBy, type Trials } from './sequentialTest';

/** Maximum probability of ending a canary that is not worse, over its whole lifetime. */
const FALSE_STOP_RATE = 0.01;

/** Sides with fewer visitors are padded with successful ones up to this number. */
const MIN_VISITORS = 50;

/** A canary continues while fewer visitors (addresses) than this had failed pages. */
const MIN_FAILED_VISITORS = 5;

/** Accepted difference between the failure rates of the canary and the live release. */
const FAILURE_MARGIN = 0.02;

/** Counts of all servers since the canary started. */
interface CanaryCounts {
  readonly live: readonly SideCounts[];
  readonly canary: readonly SideCounts[];
}

/**
 * Compares the failures of a canary with those of the live release.
 * @returns why the canary should end, as a sentence; `undefined` when it should continue
 */
export function judgeCanary(counts: CanaryCounts): string | undefined {
  const [live, canary] = [failedVisitors(counts.live), failedVisitors(counts.canary)];
  if (canary.hits < MIN_FAILED_VISITORS) return undefined;
  const atLeast = ({ hits, total }: Trials) => ({ hits, total: Math.max(MIN_VISITORS, total) });
  if (!isLargerBy(FAILURE_MARGIN, atLeast(canary), atLeast(live), FALSE_STOP_RATE)) return undefined;
  return `It failed for ${canary.hits} of ${canary.total} visitors, the live release for ${live.hits} of ${live.total}.`;
}
