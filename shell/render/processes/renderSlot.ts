import type { RenderProcess } from './renderProcess';
import type { RenderJob } from './renderQueue';

/** A process exited early if it exited within this time after its start, while it was rendering no page. */
const MIN_UPTIME_MS = 2_000;

/** One process of the pool, and what it is doing: it loads releases, is idle, renders a page, or has been retired. */
export class RenderSlot {
  private readonly startedAt = performance.now();
  private loads = 0;
  private rendered: RenderJob | undefined;
  private retired = false;

  constructor(readonly process: RenderProcess) {}

  get job(): RenderJob | undefined {
    return this.rendered;
  }

  get isIdle(): boolean {
    return this.loads === 0 && !this.rendered && !this.retired;
  }

  /** Whether the pool has ended the process on purpose, so that its end is no crash. */
  get isRetired(): boolean {
    return this.retired;
  }

  get hasExitedEarly(): boolean {
    return !this.rendered && performance.now() - this.startedAt < MIN_UPTIME_MS;
  }

  /** The process gets no page until `load` has resolved. A page that is being rendered is not interrupted. */
  async loading(load: () => Promise<void>): Promise<void> {
    this.loads += 1;
    await load().finally(() => (this.loads -= 1));
  }

  /** The process renders a page until `render` has resolved. */
  async rendering(job: RenderJob, render: () => Promise<void>): Promise<void> {
    this.rendered = job;
    await render().finally(() => (this.rendered = undefined));
  }

  retire(): void {
    this.retired = true;
    this.process.end();
  }
}
