import type { Deployment } from './deployment';

export function formatDeployment({ at, action, live, canary, by, reason }: Deployment): string {
  const subject = canary ? `${canary.release} for ${canary.share * 100}%` : live;
  const who = by === undefined ? '' : ` by ${by}`;
  const why = reason === undefined ? '' : `: ${reason}`;
  return `${at.slice(0, 19).replace('T', ' ')}  ${action.padEnd(14)} ${subject}${who}${why}`;
}
