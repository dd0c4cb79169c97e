import type { FastifyBaseLogger } from 'fastify';
import type { Journal } from '../release/journal';
import { stopCanary } from '../release/show';
import { judgeCanary } from './judgeCanary';
import type { Observations } from './observations';
import type { CurrentlyOnShow } from './onShow';

/** Shortest time between two judgements, in milliseconds. */
const PAUSE = 1_000;

interface WatchOptions {
  readonly journal: Journal;
  readonly observations: Observations;
  readonly onShow: CurrentlyOnShow;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Ends a canary that does worse than the release on show. @returns what to call whenever something was seen */
export function watchCanary({ journal, observations, onShow, now, log }: WatchOptions): () => void {
  let judgedAt = -Infinity;

  const judge = async () => {
    const shown = await onShow();
    if (!shown?.canary) return;
    const { release, since } = shown.canary;
    const reason = judgeCanary(observations, shown.live.release.id, release.id, since);
    if (reason === undefined) return;
    await stopCanary(journal, reason, release.id);
    log.warn({ canary: release.id, reason }, 'A canary ended by itself');
  };

  return () => {
    if (now() - judgedAt < PAUSE) return;
    judgedAt = now();
    judge().catch((error: unknown) => log.error({ err: error }, 'A canary could not be judged'));
  };
}
