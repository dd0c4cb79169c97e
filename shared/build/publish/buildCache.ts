import type { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import type { ObjectStore } from '@tanabana/artefacts/store/objectStore';
import { sourceHash } from './sourceHash';
import { folderOf } from './deployables';

/** Cache of builds on this machine: hash of the sources → version. */
export class BuildCache {
  constructor(
    private readonly root: string,
    private readonly objects: ObjectStore,
  ) {}

  sources(name: string): string {
    return `${name}/${sourceHash(this.root, folderOf(this.root, name))}`;
  }

  /** Returns the version if it is cached and in the store. */
  async versionOf(sources: string, store: ArtefactStore): Promise<string | undefined> {
    const version = (await this.objects.read(sources))?.toString('utf8');
    const [name = ''] = sources.split('/');
    return version !== undefined && (await store.has(name, version)) ? version : undefined;
  }

  /** Replaces an entry whose version no longer exists. */
  async remember(sources: string, version: string): Promise<void> {
    if ((await this.objects.read(sources))?.toString('utf8') === version) return;
    await this.objects.remove(sources);
    await this.objects.create(sources, version);
  }
}
