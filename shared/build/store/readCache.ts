import type { FolderObjects } from './folderObjects';
import type { ObjectStore, ServableObjects } from './objectStore';

/**
 * The objects of a bucket, each of which stays in a folder of this machine once it was read: an object never
 * changes. The folder may be emptied at any time.
 */
export class ReadCache implements ServableObjects {
  readonly folder: string;
  private readonly underWay = new Map<string, Promise<Buffer | undefined>>();

  constructor(
    private readonly bucket: ObjectStore,
    private readonly kept: FolderObjects,
  ) {
    this.folder = kept.folder;
  }

  async read(key: string): Promise<Buffer | undefined> {
    return (await this.kept.read(key)) ?? this.fetch(key);
  }

  async bring(key: string): Promise<void> {
    if (!(await this.kept.has(key))) await this.fetch(key);
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
    await this.kept.remove(key);
  }

  /** Many visitors may ask for a file that has just been published: it is fetched once for all of them. */
  private fetch(key: string): Promise<Buffer | undefined> {
    const known = this.underWay.get(key);
    if (known) return known;
    const fetching = this.fetchOnce(key).finally(() => this.underWay.delete(key));
    this.underWay.set(key, fetching);
    return fetching;
  }

  private async fetchOnce(key: string): Promise<Buffer | undefined> {
    const content = await this.bucket.read(key);
    if (content) await this.kept.create(key, content);
    return content;
  }
}
