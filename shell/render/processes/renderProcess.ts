import { BoundedProcess, type Limits, type ProcessEnded } from '@tanabana/artefacts/sandbox/boundedProcess';
import type { ServableObjects } from '@tanabana/artefacts/store/objectStore';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import type { ServedRelease } from '../../composition/releases/servedRelease';
import type { RenderTask } from '../renderTask';
import type { StrayError } from '../strayErrors';
import type { RenderAnswer, RenderNotice, RenderRequest, RenderSetUp } from './renderRequests';

/** Maximum number of releases in a process; beyond it, the least recently used one is removed. */
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
  /** The artefact store. The process reads from its folder, and requests what is missing there. */
  readonly objects: Pick<ServableObjects, 'folder' | 'download'>;
  readonly limits: Limits;
  /** Called with unhandled errors. */
  readonly onStray: (stray: StrayError) => void;
}

/** A process that renders pages of the releases that were added to it. */
export class RenderProcess {
  /** Resolves when the process can render, or has ended. */
  readonly ready: Promise<void>;
  readonly ended: Promise<ProcessEnded>;
  private readonly process: BoundedProcess;
  private readonly releases = new Set<string>();

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
      onNotice: (message) => {
        const notice = message as RenderNotice;
        if ('stray' in notice) onStray(notice.stray);
        else void this.download(objects, notice.missing);
      },
    });
    this.ready = this.process.ready;
    this.ended = this.process.ended;
  }

  /** Whether a release was added to the process. */
  has(served: ServedRelease): boolean {
    return this.releases.has(keyOf(served));
  }

  /** Resolves when the process answers. @throws {ProcessEnded} when it ends instead */
  async ping(): Promise<void> {
    await this.send({ kind: 'ping' });
  }

  /** Loads every module of a release. @param except versions to leave out, as `cart/1.0.0-4f2a91c07b` */
  async prepare(served: ServedRelease, except: readonly string[]): Promise<void> {
    await this.send({ kind: 'prepare', key: this.add(served), except });
  }

  /** Loads one module of a release. @throws what it throws */
  async load(served: ServedRelease, name: string, expose: string): Promise<void> {
    await this.send({ kind: 'load', key: this.add(served), name, expose });
  }

  async render(served: ServedRelease, task: RenderTask): Promise<RenderAnswer> {
    return (await this.send({ kind: 'render', key: this.add(served), task })) as RenderAnswer;
  }

  end(): void {
    this.process.end();
  }

  private add(served: ServedRelease): string {
    const key = keyOf(served);
    if (!this.releases.delete(key))
      void this.send({ kind: 'add-release', key, served }).catch(() => undefined);
    this.releases.add(key);
    const [oldest] = this.releases;
    if (this.releases.size > MAX_RELEASES && oldest !== undefined) {
      this.releases.delete(oldest);
      void this.send({ kind: 'remove-release', key: oldest }).catch(() => undefined);
    }
    return key;
  }

  /** A file that cannot be downloaded is missing in the process, too. */
  private async download(objects: RenderProcessOptions['objects'], file: string): Promise<void> {
    await objects.download(file).catch(() => undefined);
    await this.send({ kind: 'downloaded', file }).catch(() => undefined);
  }

  private send(request: RenderRequest): Promise<unknown> {
    return this.process.request(request);
  }
}

/** Names a release with its fallback versions and overrides. */
function keyOf({ release, previous, overrides }: ServedRelease): string {
  const versionOf = ({ name, version }: DeployManifest) => `${name}@${version}`;
  return [release.id, ...Object.values(previous).map(versionOf).sort(), JSON.stringify(overrides)].join(' ');
}
