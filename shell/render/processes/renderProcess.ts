import { BoundedProcess, type Limits, type ProcessEnded } from '@tanabana/build/sandbox/boundedProcess';
import type { ServableObjects } from '@tanabana/build/store/objectStore';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import type { ServedRelease } from '../../composition/releases/servedRelease';
import type { RenderTask } from '../renderTask';
import type { StrayError } from '../strayErrors';
import type { RenderAnswer, RenderNotice, RenderRequest, RenderSetUp } from './renderRequests';

/** Releases that a process holds; beyond, the one that was used longest ago is dropped. */
const MAX_RELEASES = 6;

/** What the process runs, below the repository's folder. */
const SOURCE = 'shell/render/processes/render.child.ts';

/** Share of a process's memory that may be in use after a collection, before it is replaced. */
const MAX_HEAP_SHARE = 0.6;

export interface RenderProcessOptions extends Pick<RenderSetUp, 'requireFrom'> {
  /** The repository's folder. */
  readonly root: string;
  /** Script of the process, below that folder: the source unless named. */
  readonly script?: string;
  /** The artefact store. The process reads from its folder, and asks for what is not there. */
  readonly objects: Pick<ServableObjects, 'folder' | 'download'>;
  readonly limits: Limits;
  /** Told of errors that nobody waits for. */
  readonly onStray: (stray: StrayError) => void;
}

/** A process that renders pages, and holds the releases that it renders. */
export class RenderProcess {
  /** Resolves when the process can render, or has ended. */
  readonly ready: Promise<void>;
  readonly ended: Promise<ProcessEnded>;
  private readonly process: BoundedProcess;
  private readonly held = new Set<string>();

  constructor({ root, script = SOURCE, objects, requireFrom, limits, onStray }: RenderProcessOptions) {
    const task: RenderSetUp = {
      artefacts: objects.folder,
      requireFrom,
      maxHeapBytes: limits.maxMemoryBytes * MAX_HEAP_SHARE,
    };
    this.process = new BoundedProcess({
      root,
      script,
      task,
      limits,
      reads: [objects.folder],
      onNotice: (words) => {
        const notice = words as RenderNotice;
        if ('stray' in notice) onStray(notice.stray);
        else void this.bring(objects, notice.missing);
      },
    });
    this.ready = this.process.ready;
    this.ended = this.process.ended;
  }

  /** Whether the process was told of a release. */
  holds(served: ServedRelease): boolean {
    return this.held.has(keyOf(served));
  }

  /** Resolves when the process answers. @throws {ProcessEnded} when it ends instead */
  async ping(): Promise<void> {
    await this.ask({ kind: 'ping' });
  }

  /** Loads every module of a release. @param except versions to leave out, as `cart/1.0.0-4f2a91c07b` */
  async prepare(served: ServedRelease, except: readonly string[]): Promise<void> {
    await this.ask({ kind: 'prepare', key: this.hold(served), except });
  }

  /** Loads one module of a release. @throws what it throws */
  async load(served: ServedRelease, name: string, expose: string): Promise<void> {
    await this.ask({ kind: 'load', key: this.hold(served), name, expose });
  }

  async render(served: ServedRelease, task: RenderTask): Promise<RenderAnswer> {
    return (await this.ask({ kind: 'render', key: this.hold(served), task })) as RenderAnswer;
  }

  end(): void {
    this.process.end();
  }

  private hold(served: ServedRelease): string {
    const key = keyOf(served);
    if (!this.held.delete(key)) void this.ask({ kind: 'hold', key, served }).catch(() => undefined);
    this.held.add(key);
    const [oldest] = this.held;
    if (this.held.size > MAX_RELEASES && oldest !== undefined) {
      this.held.delete(oldest);
      void this.ask({ kind: 'drop', key: oldest }).catch(() => undefined);
    }
    return key;
  }

  /** What cannot be brought is missing in the process, too. */
  private async bring(objects: RenderProcessOptions['objects'], file: string): Promise<void> {
    await objects.download(file).catch(() => undefined);
    await this.ask({ kind: 'brought', file }).catch(() => undefined);
  }

  private ask(request: RenderRequest): Promise<unknown> {
    return this.process.request(request);
  }
}

/** Names a release with its fallback versions and overrides. */
function keyOf({ release, previous, overrides }: ServedRelease): string {
  const versionOf = ({ name, version }: DeployManifest) => `${name}@${version}`;
  return [release.id, ...Object.values(previous).map(versionOf).sort(), JSON.stringify(overrides)].join(' ');
}
