import type { ServedRelease } from '@tanabana/releases/releases/servedRelease';
import { TooManyRenders, type RenderResult, type RenderTask } from '../renderTask';

/** Maximum number of queued pages per remote. */
const MAX_QUEUED = 60;

/** Maximum time in the queue, in milliseconds. */
const TIMEOUT_MS = 5_000;

export interface RenderJob {
  readonly served: ServedRelease;
  readonly owner: string;
  readonly task: RenderTask;
  /** Whether anybody still waits for the page. */
  readonly isWanted: () => boolean;
  readonly queuedAt: number;
  /** Whether another process has failed to render the page. */
  readonly isRetry: boolean;
  readonly resolve: (result: RenderResult) => void;
  readonly reject: (reason: unknown) => void;
}

interface Queued {
  readonly job: RenderJob;
  readonly timer: NodeJS.Timeout;
}

/**
 * Pages that wait for a process. Each remote has its own queue, so that a slow remote does not delay other remotes, and a
 * further one for data, so that visitors who type do not delay documents.
 */
export class RenderQueue {
  /** Queues by `queueOf`. The queue that was served least recently is first. */
  private readonly queues = new Map<string, Queued[]>();
  private closingReason: Error | undefined;

  /** Queues a page, or rejects the page when the queue of its remote is full or the queues are closed. */
  add(job: RenderJob): void {
    const { owner, reject } = job;
    if (this.closingReason) {
      reject(this.closingReason);
      return;
    }
    const queue = this.queues.get(queueOf(job)) ?? [];
    if (queue.length >= MAX_QUEUED) dropUnwanted(queue);
    if (queue.length >= MAX_QUEUED) {
      reject(new TooManyRenders(`${queue.length} pages of ${owner} are queued.`));
      return;
    }
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(queued), 1);
      reject(new TooManyRenders(`A page of ${owner} was queued for ${TIMEOUT_MS / 1_000} s.`));
    }, TIMEOUT_MS);
    const queued = { job, timer };
    queue.push(queued);
    this.queues.set(queueOf(job), queue);
  }

  /** Removes and returns a page of the least recently served queue whose remote may start. */
  take(mayStart: (owner: string) => boolean): RenderJob | undefined {
    for (const [key, queue] of this.queues) {
      dropUnwanted(queue);
      const [next] = queue;
      if (!next || !mayStart(next.job.owner)) continue;
      queue.shift();
      this.queues.delete(key);
      this.queues.set(key, queue);
      clearTimeout(next.timer);
      return next.job;
    }
    return undefined;
  }

  /** Rejects all queued pages, and all pages that are added later. */
  close(reason: Error): void {
    this.closingReason = reason;
    for (let job = this.take(() => true); job; job = this.take(() => true)) job.reject(reason);
  }
}

/** Rejects pages that nobody waits for any more, such as data of a word that the visitor has continued to type. */
function dropUnwanted(queue: Queued[]): void {
  for (const queued of queue.filter(({ job }) => !job.isWanted())) {
    queue.splice(queue.indexOf(queued), 1);
    clearTimeout(queued.timer);
    queued.job.reject(new TooManyRenders('Nobody waits for the page any more.'));
  }
}

function queueOf({ owner, task }: RenderJob): string {
  return task.isData ? `${owner} data` : owner;
}
