import { BoundedProcess, type Limits } from '@tanabana/sandbox/boundedProcess';
import type { ServableObjects } from '@tanabana/releases/stores/objectStore';
import { servedKey, type ServedRelease } from '@tanabana/releases/releases/servedRelease';
import type { RenderResult, RenderTask } from '../renderTask';
import type { UncaughtError } from '../serverModules';
import type { FullHeap } from './heapWatch';

const SOURCE = 'shell/render/processes/render.child.ts';

/** Share of the memory limit that the heap may use after a garbage collection. */
const MAX_HEAP_SHARE = 0.6;

/**
 * A process needs 520 MB at its peak, when it opens a second version of a catalogue with 10,000 products
 * (`shell/docs/benchmarks.md`).
 */
const LIMITS: Limits = { maxBlockedMs: 3_000, maxMemoryBytes: 700e6 };

export interface RenderSetUp {
  readonly artefactsFolder: string;
  /** File from which shared modules such as React are resolved. */
  readonly requireFrom: string;
  /**
   * Maximum size of the heap after a garbage collection, in bytes. A process with a larger heap requests its
   * replacement.
   */
  readonly maxHeapBytes: number;
}

export type ReleaseRequest =
  | { readonly kind: 'load'; readonly name: string; readonly expose: string }
  /** Loads the modules of all versions but those in `except`. A version is written as in `cart/1.0.0-4f2a91c07b`. */
  | { readonly kind: 'prepare'; readonly except: readonly string[] }
  | { readonly kind: 'render'; readonly task: RenderTask };

/** The process caches each release by key, so that most requests omit `served`. */
export type RenderRequest =
  | (ReleaseRequest & { readonly key: string; readonly served?: ServedRelease })
  | { readonly kind: 'ping' }
  /** Sent when a requested file has been downloaded or does not exist. */
  | { readonly kind: 'downloaded'; readonly file: string };

/** Answer to a request whose key the process does not know. The request is then sent again with `served`. */
export type UnknownRelease = 'unknown release';

export interface RenderAnswer {
  readonly result: RenderResult;
  /** Defined if code has left too much in memory, so that the process should be replaced. */
  readonly full?: FullHeap | undefined;
}

export type RenderNotice =
  | { readonly uncaught: UncaughtError }
  /** Requests a file that is missing in the folder of the artefact store. */
  | { readonly missing: string };

export interface RenderProcessOptions extends Pick<RenderSetUp, 'requireFrom'> {
  readonly root: string;
  /** Bundled script of the process, relative to `root`. If undefined, the process runs the TypeScript source. */
  readonly script?: string | undefined;
  /** Artefact store. The process reads the folder of the store. `download` adds missing files to the folder. */
  readonly objects: Pick<ServableObjects, 'folder' | 'download'>;
  readonly limits?: Limits | undefined;
  /** Increase of the nice value of the process. The default is 3. */
  readonly niceness?: number | undefined;
  readonly onUncaughtError: (uncaught: UncaughtError) => void;
}

export class RenderProcess extends BoundedProcess {
  constructor(private readonly options: RenderProcessOptions) {
    const { root, script = SOURCE, objects, requireFrom, limits = LIMITS, niceness } = options;
    const task: RenderSetUp = {
      artefactsFolder: objects.folder,
      requireFrom,
      maxHeapBytes: limits.maxMemoryBytes * MAX_HEAP_SHARE,
    };
    super({ root, script, task, limits, reads: [objects.folder], requireFrom, niceness });
  }

  /**
   * Resolves when the process responds.
   * @throws {ProcessEnded} when the process exits instead
   */
  async ping(): Promise<void> {
    await this.sendRequest({ kind: 'ping' });
  }

  /** @param except versions to skip, as in `cart/1.0.0-4f2a91c07b` */
  async prepare(served: ServedRelease, except: readonly string[]): Promise<void> {
    await this.sendReleaseRequest(served, { kind: 'prepare', except });
  }

  async load(served: ServedRelease, name: string, expose: string): Promise<void> {
    await this.sendReleaseRequest(served, { kind: 'load', name, expose });
  }

  async render(served: ServedRelease, task: RenderTask): Promise<RenderAnswer> {
    return (await this.sendReleaseRequest(served, { kind: 'render', task })) as RenderAnswer;
  }

  protected override onNotice(notice: RenderNotice): void {
    if ('uncaught' in notice) this.options.onUncaughtError(notice.uncaught);
    else void this.download(notice.missing);
  }

  private async sendReleaseRequest(
    { release, fallbacks, overrides }: ServedRelease,
    request: ReleaseRequest,
  ): Promise<unknown> {
    // Copies the fields, because the canary has functions too, which cannot be sent to a process.
    const served = { release, fallbacks, ...(overrides && { overrides }) };
    const key = servedKey(served);
    const answer = await this.sendRequest({ ...request, key });
    return answer === ('unknown release' satisfies UnknownRelease)
      ? this.sendRequest({ ...request, key, served })
      : answer;
  }

  private async download(file: string): Promise<void> {
    await this.options.objects.download(file).catch(() => undefined);
    await this.sendRequest({ kind: 'downloaded', file }).catch(() => undefined);
  }

  private sendRequest(request: RenderRequest): Promise<unknown> {
    return this.request(request);
  }
}
