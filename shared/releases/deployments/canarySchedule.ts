import type { Canary, Deployment } from '../documents/deployment';

/**
 * Depends only on the deployment and the time, so that all servers agree and none has to write.
 * @param time in milliseconds since 1970
 */
export function shareAt({ at, canary }: Pick<Deployment, 'at' | 'canary'>, time: number): number {
  if (!canary) return 0;
  const { share, schedule } = canary;
  if (!schedule) return share;
  const passed = Math.floor((time - Date.parse(at)) / (schedule.everySeconds * 1_000));
  return schedule.steps[Math.min(passed, schedule.steps.length) - 1] ?? share;
}

/** Formats a share, as in `12.5%`. */
export function formatPercent(share: number): string {
  return `${Number((share * 100).toFixed(6))}%`;
}

/** Formats the shares of a canary, as in `5%` or `5%, 20%, 50%, every 15 min`. */
export function sharesInWords({ share, schedule }: Pick<Canary, 'share' | 'schedule'>): string {
  if (!schedule) return formatPercent(share);
  const minutes = schedule.everySeconds / 60;
  return `${[share, ...schedule.steps].map(formatPercent).join(', ')}, every ${minutes} min`;
}
