import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import type { FolderObjects } from './folderObjects';
import type { ObjectStore, ServableObjects } from './objectStore';

/**
 * The objects of a bucket, each of which stays in a folder of this machine once it was read: an object never
 * changes. The folder may be emptied at any time.
 */
export class ReadCache implements ServableObjects {
  readonly folder: string;
  private readonly underWay = createSharedReads({ keeps: false });

  constructor(
    private readonly bucket: ObjectStore,
    private readonly cached: FolderObjects,
  ) {
    this.folder = cached.folder;
  }

  async read(key: string): Promise<Buffer | undefined> {
    return (await this.cached.read(key)) ?? this.fetch(key);
  }

  async bring(key: string): Promise<void> {
    if (!(await this.cached.has(key))) await this.fetch(key);
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
  private fetch(key: string): Promise<Buffer | undefined> {
    return this.underWay(key, async () => {
      const content = await this.bucket.read(key);
      if (content) await this.cached.create(key, content);
      return content;
    });
  }
}
