import type { ServedRelease } from '../../composition/releases/servedRelease';
import { TooManyRenders, type RenderResult, type RenderTask } from '../renderTask';

/** Pages of one remote that may wait. */
const MAX_WAITING = 60;

/** Longest that a page waits for its turn, in milliseconds. */
const MAX_WAIT_MS = 5_000;

/** A page that is to be rendered. */
export interface RenderJob {
  readonly served: ServedRelease;
  /** Remote that the page belongs to. */
  readonly owner: string;
  readonly task: RenderTask;
  /** Whether it is rendered again, in another process. */
  readonly isRetry: boolean;
  readonly resolve: (result: RenderResult) => void;
  readonly reject: (error: Error) => void;
}

/** Pages that wait to be rendered, a queue for each remote: a slow one delays no other. */
export class RenderQueue {
  private readonly lines = new Map<string, { readonly job: RenderJob; readonly timer: NodeJS.Timeout }[]>();

  /** @throws {TooManyRenders} when the line of the remote is full */
  add(job: RenderJob): void {
    const line = this.lines.get(job.owner) ?? [];
    if (line.length >= MAX_WAITING) throw new TooManyRenders(`${line.length} pages of ${job.owner} wait.`);
    this.lines.set(job.owner, line);
    const waiting = {
      job,
      timer: setTimeout(() => {
        line.splice(line.indexOf(waiting), 1);
        job.reject(new TooManyRenders(`A page of ${job.owner} has waited for ${MAX_WAIT_MS / 1_000} s.`));
      }, MAX_WAIT_MS),
    };
    line.push(waiting);
  }

  /** Takes the next page: of the remote that was served longest ago, among those that may. */
  take(mayStart: (owner: string) => boolean): RenderJob | undefined {
    for (const [owner, line] of this.lines) {
      if (line.length > 0 && !mayStart(owner)) continue;
      this.lines.delete(owner);
      const next = line.shift();
      if (!next) continue;
      if (line.length > 0) this.lines.set(owner, line);
      clearTimeout(next.timer);
      return next.job;
    }
    return undefined;
  }

  /** Refuses all that wait. */
  clear(reason: Error): void {
    for (let job = this.take(() => true); job; job = this.take(() => true)) job.reject(reason);
  }
}
