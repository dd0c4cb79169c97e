import type { ArtefactStore } from '../store/artefactStore';
import type { ObjectStore } from '../store/objectStore';
import { sourceHash } from './sourceHash';
import { folderOf } from './deployables';

/**
 * What this machine remembers of its builds: sources → the version that they built to. Without an entry, or when its
 * version is no longer in the store, sources are built again; nothing else depends on it.
 */
export class BuildCache {
  /** @param objects where it is kept */
  constructor(
    private readonly root: string,
    private readonly objects: ObjectStore,
  ) {}

  /** Names the present sources of a deployable. */
  sources(name: string): string {
    return `${name}/${sourceHash(this.root, folderOf(name))}`;
  }

  /** The version that sources built to, when it is known and in the store. */
  async versionOf(sources: string, store: ArtefactStore): Promise<string | undefined> {
    const version = (await this.objects.read(sources))?.toString('utf8');
    const [name = ''] = sources.split('/');
    return version !== undefined && (await store.has(name, version)) ? version : undefined;
  }

  /** Remembers what sources built to. An entry whose version is gone is replaced. */
  async remember(sources: string, version: string): Promise<void> {
    if ((await this.objects.read(sources))?.toString('utf8') === version) return;
    await this.objects.remove(sources);
    await this.objects.create(sources, version);
  }
}
