import type { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import type { ObjectStore } from '@tanabana/artefacts/store/objectStore';
import { sourceHash } from './sourceHash';
import { folderOf } from './deployables';

/**
 * This machine's cache of builds: a hash of the sources → the version. Without an entry, or when the version is no
 * longer in the store, sources are built again; nothing else depends on it.
 */
export class BuildCache {
  /** @param objects where entries are stored */
  constructor(
    private readonly root: string,
    private readonly objects: ObjectStore,
  ) {}

  /** Key of the present sources of a deployable. */
  sources(name: string): string {
    return `${name}/${sourceHash(this.root, folderOf(name))}`;
  }

  /** The version of these sources, if it is cached and in the store. */
  async versionOf(sources: string, store: ArtefactStore): Promise<string | undefined> {
    const version = (await this.objects.read(sources))?.toString('utf8');
    const [name = ''] = sources.split('/');
    return version !== undefined && (await store.has(name, version)) ? version : undefined;
  }

  /** Stores the version of sources. An entry whose version no longer exists is replaced. */
  async remember(sources: string, version: string): Promise<void> {
    if ((await this.objects.read(sources))?.toString('utf8') === version) return;
    await this.objects.remove(sources);
    await this.objects.create(sources, version);
  }
}
