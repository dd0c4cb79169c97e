import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { ProcessEnded } from '@tanabana/sandbox/boundedProcess';
import type { CodeOwner } from '@tanabana/sandbox/codeOwner';
import type { ServedRelease } from '@tanabana/releases/releases/servedRelease';
import { pageOwner, type Renderer, preciseTime } from '../renderTask';
import type { UncaughtError } from '../serverModules';
import { RenderProcess, type RenderProcessOptions } from './renderProcess';
import { RenderQueue, type RenderJob } from './renderQueue';
import { RenderSlot } from './renderSlot';

/** Maximum number of releases that a new process loads before it renders: the live release and the canary. */
const MAX_PREPARED = 2;

/** Minimum and maximum delay before a process that exited early is replaced, in milliseconds. */
const RESTART_DELAY_MS = { min: 100, max: 10_000 };

/**
 * Delay until the other processes load a release, in milliseconds. Until then, the first process renders the pages that
 * are cached before the release is served, and the other processes would take its processor time and be busy after the
 * switch.
 */
const LOAD_OTHERS_DELAY_MS = 500;

const MAX_CONCURRENT = 8;

export type FailedPage = Pick<RenderJob, 'served' | 'task'>;

export interface CrashHandlers {
  readonly onUncaughtError: (uncaught: UncaughtError, page?: FailedPage) => void;
  /** Called when a process has crashed, or was ended because too much memory was in use. */
  readonly onEnded: (culprit: CodeOwner | undefined, reason: string, page?: FailedPage) => void;
}

interface RenderPoolOptions extends Omit<RenderProcessOptions, 'onUncaughtError'>, CrashHandlers {
  /**
   * Maximum number of pages of one remote that are rendered concurrently. The default is the number of cores, at most
   * 8. The pool has one more process for other remotes.
   */
  readonly size?: number | undefined;
}

/** A pool of processes, each of which renders one page at a time. Processes that exit are replaced. */
export class RenderPool implements Renderer {
  private readonly slots = new Set<RenderSlot>();
  private readonly queue = new RenderQueue();
  /** Versions that crashed a process. Processes do not load these versions in advance. */
  private readonly crashedVersions = new Set<string>();
  /** Releases that each process loads before it renders. The release of the last call of `prepare` is first. */
  private prepared: readonly ServedRelease[] = [];
  private restartDelayMs = 0;
  private isClosed = false;

  constructor(private readonly options: RenderPoolOptions) {
    void this.startAll();
  }

  render: Renderer['render'] = (served, owner, task, isWanted = () => true) =>
    new Promise((resolve, reject) => {
      const page = { served, owner, task, isWanted, isRetry: false };
      this.enqueue({ ...page, queuedAt: preciseTime(), resolve, reject });
    });

  /**
   * Resolves when one process has loaded the release. After `LOAD_OTHERS_DELAY_MS`, the other processes load the release
   * one after another. They can render its pages before.
   */
  prepare: Renderer['prepare'] = async (served) => {
    const others = this.prepared.filter(({ release }) => release.id !== served.release.id);
    const releases = [served, ...others].slice(0, MAX_PREPARED);
    const remaining = new Set(this.slots);
    for (;;) {
      const slot = await this.loadNext(remaining, releases);
      // Assigned after one process has tried to load the release, so that a faulty version crashes one process at a
      // time. Every new process loads `prepared`.
      this.prepared = releases;
      if (!slot || this.slots.has(slot)) break;
    }
    const loadOthers = async () => {
      await delay(LOAD_OTHERS_DELAY_MS, undefined, { ref: false });
      while (this.prepared === releases && (await this.loadNext(remaining, releases)));
    };
    void loadOthers();
  };

  close: Renderer['close'] = async () => {
    this.isClosed = true;
    this.queue.close(new Error('The server is shutting down.'));
    const slots = [...this.slots];
    for (const { process } of slots) process.end();
    await Promise.all(slots.map(({ process }) => process.ended));
  };

  /** Starts processes one after another, so that a faulty version crashes one process at a time. */
  private async startAll(): Promise<void> {
    const { size = Math.min(MAX_CONCURRENT, availableParallelism()) } = this.options;
    for (let slot = 0; slot <= size; slot += 1) await this.start();
  }

  private async start(): Promise<void> {
    if (this.isClosed) return;
    const process = new RenderProcess({
      ...this.options,
      onUncaughtError: (uncaught) => this.options.onUncaughtError(uncaught, slot.job),
    });
    const slot = new RenderSlot(process);
    this.slots.add(slot);
    void process.ended.then((reason) => this.replace(slot, reason));
    await this.load(slot);
  }

  /**
   * The process renders no page until the releases are loaded.
   * @param releases `prepared` if omitted
   */
  private async load(slot: RenderSlot, releases?: readonly ServedRelease[]): Promise<void> {
    await slot.loading(async () => {
      await slot.process.ready;
      for (const served of releases ?? this.prepared) {
        // Ignores the error of a crash, which `replace` reports.
        await slot.process.prepare(served, [...this.crashedVersions]).catch(() => undefined);
      }
    });
    this.assign();
  }

  /**
   * Loads releases in the process that is the first to respond to a ping.
   * @returns the process, or undefined if all processes have exited
   */
  private async loadNext(
    remaining: Set<RenderSlot>,
    releases: readonly ServedRelease[],
  ): Promise<RenderSlot | undefined> {
    const pings = [...remaining].map((slot) => slot.process.ping().then(() => slot));
    const slot = await Promise.any(pings).catch(() => undefined);
    if (!slot) return undefined;
    remaining.delete(slot);
    await this.load(slot, releases);
    return slot;
  }

  private replace(slot: RenderSlot, { message, culprit, isCausedByCode, at }: ProcessEnded): void {
    this.slots.delete(slot);
    if (this.isClosed) return;
    const { job } = slot;
    const owner = isCausedByCode && job ? pageOwner(job.served, job.owner, job.task) : undefined;
    const reason = at === undefined ? message : `${message}\n    at ${at}`;
    if (!slot.isRetired) this.report(culprit ?? owner, reason, job);
    const { min, max } = RESTART_DELAY_MS;
    this.restartDelayMs = slot.hasExitedEarly ? Math.min(max, Math.max(min, this.restartDelayMs * 2)) : 0;
    setTimeout(() => void this.start(), this.restartDelayMs).unref();
  }

  private report(culprit: CodeOwner | undefined, reason: string, page?: FailedPage): void {
    if (culprit) this.crashedVersions.add(`${culprit.remote}/${culprit.version}`);
    this.options.onEnded(culprit, reason, page);
  }

  private enqueue(job: RenderJob): void {
    this.queue.add(job);
    this.assign();
  }

  /**
   * While a page of a remote is being rendered, no further page of this remote gets the last idle process, so that a
   * slow remote does not delay other remotes.
   */
  private assign(): void {
    const slots = [...this.slots];
    const idle = slots.filter(({ isIdle }) => isIdle);
    const isRendering = (owner: string) => slots.some(({ job }) => job?.owner === owner);
    for (const [index, slot] of idle.entries()) {
      const isLast = index === idle.length - 1;
      const job = this.queue.take((owner) => !isLast || !isRendering(owner));
      if (!job) return;
      void slot.rendering(job, () => this.run(slot, job)).then(() => this.assign());
    }
  }

  private async run(slot: RenderSlot, job: RenderJob): Promise<void> {
    try {
      const queue = { name: 'queue', start: job.queuedAt, end: preciseTime() };
      const { result, full } = await slot.process.render(job.served, job.task);
      job.resolve({ ...result, timings: [queue, ...result.timings] });
      if (full) {
        this.slots.delete(slot);
        this.report(full.culprit, 'it left too much in memory', job);
        slot.retire();
      }
    } catch (error) {
      const isUnexplained = error instanceof ProcessEnded && !error.isCausedByCode && !error.culprit;
      if (isUnexplained && !job.isRetry) this.enqueue({ ...job, isRetry: true });
      else job.reject(error);
    }
  }
}
