import type { ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import type { ObjectStore } from '@tanabana/releases/stores/objectStore';
import { sourceHash } from '../webpack/sourceHash';
import { folderOf } from './deployables';

/** Cache of the builds on this computer, which maps a hash of the sources to the built version. */
export class BuildCache {
  constructor(
    private readonly root: string,
    private readonly objects: ObjectStore,
  ) {}

  /** Returns the cache key of the current sources of a deployable. */
  sources(name: string): string {
    return `${name}/${sourceHash(this.root, folderOf(this.root, name))}`;
  }

  /**
   * Returns the version that was built from the sources, if the store still contains the version.
   * @param sources cache key of the sources
   */
  async versionOf(sources: string, store: ArtefactStore): Promise<string | undefined> {
    const version = (await this.objects.read(sources))?.toString('utf8');
    const [name = ''] = sources.split('/');
    return version !== undefined && (await store.has(name, version)) ? version : undefined;
  }

  /**
   * Caches the version that was built from the sources. Replaces a version that is already cached for the sources,
   * because the store may no longer contain that version.
   */
  async remember(sources: string, version: string): Promise<void> {
    if ((await this.objects.read(sources))?.toString('utf8') === version) return;
    await this.objects.remove(sources);
    await this.objects.create(sources, version);
  }
}
