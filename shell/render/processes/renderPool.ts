import type { ProcessEnded } from '@tanabana/artefacts/sandbox/boundedProcess';
import type { CodeOwner } from '@tanabana/artefacts/sandbox/codeOwner';
import type { ServedRelease } from '../../composition/releases/servedRelease';
import type { Renderer, RenderResult, RenderTask } from '../renderTask';
import { isNobodysFault, ownerOf, withCulprit } from './blame';
import type { FullHeap } from './heapWatch';
import { RenderProcess, type RenderProcessOptions } from './renderProcess';
import { RenderQueue, type RenderJob } from './renderQueue';

/** A render that has taken so long, in milliseconds, leaves its place to another, and a process too. */
const SLOW_MS = 300;

/** Releases that a new process loads before it renders: the live one and the canary. */
const MAX_PREPARED = 2;

/** Longest pause before a process is started in place of one that ended at once, in milliseconds. */
const MAX_PAUSE_MS = 10_000;

/** A process that has run for so long, in milliseconds, did not end at once. */
const MIN_LIFE_MS = 2_000;

interface RenderPoolOptions extends RenderProcessOptions {
  /** Pages that are rendered at once. */
  readonly size: number;
  /** Called when code ended its process, or left too much in its memory. */
  readonly onEnded: (culprit: CodeOwner | undefined, reason: string) => void;
}

interface Place {
  readonly process: RenderProcess;
  readonly startedAt: number;
  /** Whether it has started, and has loaded what is live. */
  isReady: boolean;
  job?: RenderJob | undefined;
  jobStartedAt: number;
  isLeaving: boolean;
}

/**
 * Processes that render pages, one page at a time each: as many as pages are rendered at once, and one more, which
 * serves the others while a page is slow.
 */
export class RenderPool implements Renderer {
  private readonly places = new Set<Place>();
  private readonly queue = new RenderQueue();
  /** Versions that have ended a process: they are not loaded until one of their pages is requested. */
  private readonly crashedVersions = new Set<string>();
  private prepared: readonly ServedRelease[] = [];
  private pauseMs = 0;
  private isClosed = false;

  constructor(private readonly options: RenderPoolOptions) {
    void this.openAll();
  }

  /** @param isRetry whether the page has lost a process already, through no fault of its own that is known */
  render = (served: ServedRelease, owner: string, task: RenderTask, isRetry = false): Promise<RenderResult> =>
    new Promise<RenderResult>((resolve, reject) => {
      this.queue.add({ served, owner, task, isRetry, resolve, reject });
      this.fill();
    });

  /** Resolves when the first process has loaded the release; the others load it one after the other. */
  prepare: Renderer['prepare'] = async (served) => {
    const others = this.prepared.filter(({ release }) => release.id !== served.release.id);
    const releases = [served, ...others].slice(0, MAX_PREPARED);
    const untried = new Set(this.places);
    for (;;) {
      const place = await firstToAnswer([...untried]);
      if (place) await this.makeReady(place, releases);
      // What starts from now on loads the release by itself.
      this.prepared = releases;
      if (!place) return;
      untried.delete(place);
      // A process that ends while it loads the release is followed by the next.
      if (this.places.has(place)) break;
    }
    void this.prepareOthers(releases, untried);
  };

  /** Goes on with processes that answer, so that pages are rendered meanwhile, until another release is prepared. */
  private async prepareOthers(releases: readonly ServedRelease[], untried: Set<Place>): Promise<void> {
    while (this.prepared === releases) {
      const place = await firstToAnswer([...untried].filter(({ isReady }) => isReady));
      if (!place) return;
      untried.delete(place);
      await this.makeReady(place, releases);
    }
  }

  close: Renderer['close'] = async () => {
    this.isClosed = true;
    this.queue.clear(new Error('The server stops.'));
    const places = [...this.places];
    for (const { process } of places) process.end();
    await Promise.all(places.map(({ process }) => process.ended));
  };

  /** One after the other: pages are there sooner, and a version that ends its process ends no more of them at once. */
  private async openAll(): Promise<void> {
    for (let place = 0; place <= this.options.size; place += 1) await this.open();
  }

  /** @returns resolves when the process has loaded what is live, or has ended */
  private open(): Promise<void> {
    if (this.isClosed) return Promise.resolve();
    const process = new RenderProcess(this.options);
    const place: Place = {
      process,
      startedAt: performance.now(),
      isReady: false,
      jobStartedAt: 0,
      isLeaving: false,
    };
    this.places.add(place);
    void process.ended.then((reason) => this.replace(place, reason));
    return this.makeReady(place);
  }

  /** Has a process load releases, by default what is live; it renders nothing meanwhile. */
  private async makeReady(place: Place, releases?: readonly ServedRelease[]): Promise<void> {
    place.isReady = false;
    await place.process.ready;
    for (const served of releases ?? this.prepared) {
      // A version that ends the process now is named by its end.
      await place.process.prepare(served, [...this.crashedVersions]).catch(() => undefined);
    }
    place.isReady = true;
    this.fill();
  }

  private replace(place: Place, { message, culprit, isByItself }: ProcessEnded): void {
    this.places.delete(place);
    if (this.isClosed) return;
    const { job, isLeaving } = place;
    if (!isLeaving) this.blame(culprit ?? (isByItself && job ? ownerOf(job) : undefined), message);
    const isEarly = performance.now() - place.startedAt < MIN_LIFE_MS && !job;
    this.pauseMs = isEarly ? Math.min(MAX_PAUSE_MS, Math.max(100, this.pauseMs * 2)) : 0;
    if (this.pauseMs === 0) void this.open();
    else setTimeout(() => void this.open(), this.pauseMs).unref();
  }

  private blame(culprit: CodeOwner | undefined, reason: string): void {
    if (culprit) this.crashedVersions.add(nameOf(culprit));
    this.options.onEnded(culprit, reason);
  }

  /** Gives waiting pages to idle processes. */
  private fill(): void {
    for (;;) {
      const idle = [...this.places].filter(({ job, isReady, isLeaving }) => isReady && !job && !isLeaving);
      const isSlow = ({ job, jobStartedAt }: Place) => job && performance.now() - jobStartedAt >= SLOW_MS;
      const slow = [...this.places].filter(isSlow);
      const atWork = [...this.places].filter(({ job }) => job).length - slow.length;
      if (idle.length === 0 || atWork >= this.options.size) return;
      // The last idle process is for remotes that have no slow page.
      const job = this.queue.take(
        (owner) => idle.length > 1 || !slow.some((place) => place.job?.owner === owner),
      );
      if (!job) return;
      const place = idle.find(({ process }) => process.has(job.served)) ?? idle[0];
      if (place) this.start(place, job);
    }
  }

  private start(place: Place, job: RenderJob): void {
    Object.assign(place, { job, jobStartedAt: performance.now() });
    const clock = setTimeout(() => this.fill(), SLOW_MS);
    const rendering = place.process.render(job.served, job.task).then(
      ({ result, full }) => {
        job.resolve(result);
        if (full) this.retire(place, full);
      },
      (error: unknown) => {
        if (isNobodysFault(error) && !job.isRetry) this.retry(job);
        else job.reject(withCulprit(error, job));
      },
    );
    void rendering.finally(() => {
      clearTimeout(clock);
      place.job = undefined;
      this.fill();
    });
  }

  /** Renders a page whose process has failed by itself in another one. */
  private retry(job: RenderJob): void {
    if (this.isClosed) job.reject(new Error('The server stops.'));
    else this.render(job.served, job.owner, job.task, true).then(job.resolve, job.reject);
  }

  /** Replaces a process between two pages. */
  private retire(place: Place, { culprit }: FullHeap): void {
    place.isLeaving = true;
    this.blame(culprit, 'it left too much in memory');
    place.process.end();
  }
}

/** The process that answers first; nothing when all of them end instead. */
function firstToAnswer(places: readonly Place[]): Promise<Place | undefined> {
  const answers = places.map((place) => place.process.ping().then(() => place));
  return Promise.any(answers).catch(() => undefined);
}

function nameOf({ remote, version }: CodeOwner): string {
  return `${remote}/${version}`;
}
