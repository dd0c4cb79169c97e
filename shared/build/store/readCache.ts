import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import type { FolderObjects } from './folderObjects';
import type { ObjectStore, ServableObjects } from './objectStore';

interface Fetched {
  readonly content: Buffer | undefined;
  /** Rejects when the folder could not keep it. */
  readonly keeping: Promise<boolean>;
}

/**
 * The objects of a bucket, each of which stays in a folder of this machine once it was read: an object never
 * changes. The folder may be emptied at any time.
 */
export class ReadCache implements ServableObjects {
  readonly folder: string;
  private readonly underWay = createSharedReads({ cache: false });

  constructor(
    private readonly bucket: ObjectStore,
    private readonly cached: FolderObjects,
  ) {
    this.folder = cached.folder;
  }

  /** What the folder has no room for is read all the same. */
  async read(key: string): Promise<Buffer | undefined> {
    return (await this.cached.read(key)) ?? (await this.fetch(key)).content;
  }

  /** The object comes last: where it lies, its forms are never asked for again. */
  async bring(key: string, forms: readonly string[] = []): Promise<void> {
    if (await this.cached.has(key)) return;
    await Promise.all(forms.map((form) => this.bring(form)));
    await (
      await this.fetch(key)
    ).keeping;
  }

  /** The bucket alone knows: what was removed from it may still lie here. */
  has(key: string): Promise<boolean> {
    return this.bucket.has(key);
  }

  create(key: string, content: Buffer | string): Promise<boolean> {
    return this.bucket.create(key, content);
  }

  list(prefix: string) {
    return this.bucket.list(prefix);
  }

  names(prefix: string): Promise<readonly string[]> {
    return this.bucket.names(prefix);
  }

  async remove(key: string): Promise<void> {
    await this.bucket.remove(key);
    await this.cached.remove(key);
  }

  /** Many visitors may ask for a file that has just been published: it is fetched once for all of them. */
  private fetch(key: string): Promise<Fetched> {
    return this.underWay(key, async () => {
      const content = await this.bucket.read(key);
      const keeping = content ? this.cached.create(key, content) : Promise.resolve(false);
      await keeping.catch(() => undefined);
      return { content, keeping };
    });
  }
}
