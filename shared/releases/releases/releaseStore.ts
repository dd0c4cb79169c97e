import { readRelease, ReleaseError, releaseKey, RELEASES } from '../documents/readRelease';
import type { Release } from '../documents/releaseDocument';
import type { ObjectStore } from '../stores/objectStore';
import { LRUCache } from 'lru-cache';

const MAX_CACHED = 40;

/** Prefix of empty objects that record when a release was composed: `composed/<release>/<ms since 1970>`. */
const COMPOSED = 'composed/';

export class ReleaseStore {
  private readonly cache = new LRUCache<string, Release>({ max: MAX_CACHED });

  constructor(private readonly objects: ObjectStore) {}

  /** Stores a release under its id, a hash of its content. Saving a stored release again makes it the newest. */
  async save(release: Release): Promise<void> {
    await this.objects.create(releaseKey(release.id), `${JSON.stringify(release, null, 2)}\n`);
    await this.objects.create(`${COMPOSED}${release.id}/${Date.parse(release.createdAt)}`, '');
  }

  async load(id: string): Promise<Release> {
    const cached = this.cache.get(id);
    if (cached) return cached;
    const release = await readRelease(this.objects, id);
    if (!release) throw new ReleaseError(`TB-RELEASE-001: There is no release ${id}.`);
    this.cache.set(id, release);
    return release;
  }

  /** Lists all releases, newest first. Write times cannot determine the order, because copying a store changes them. */
  async list(): Promise<readonly { readonly id: string; readonly composedAt: number }[]> {
    const [documents = [], composed = []] = await Promise.all(
      [RELEASES, COMPOSED].map((prefix) => this.objects.list(prefix)),
    );
    const times = new Map<string, number>();
    for (const { key } of composed) {
      const [, id = '', time = ''] = key.split('/');
      // Ignores keys of earlier versions of the store, which contain a random id instead of a time.
      if (/^\d+$/.test(time)) times.set(id, Math.max(Number(time), times.get(id) ?? 0));
    }
    const found = documents.map(async ({ key, writtenAt }) => {
      const id = key.slice(RELEASES.length, -'.json'.length);
      return { id, composedAt: times.get(id) ?? (await this.createdAt(id)) ?? writtenAt };
    });
    return (await Promise.all(found)).sort((a, b) => b.composedAt - a.composedAt);
  }

  async remove(id: string): Promise<void> {
    this.cache.delete(id);
    await this.objects.remove(releaseKey(id));
    const again = await this.objects.list(`${COMPOSED}${id}/`);
    await Promise.all(again.map(({ key }) => this.objects.remove(key)));
  }

  private createdAt(id: string): Promise<number | undefined> {
    return this.load(id).then(
      ({ createdAt }) => Date.parse(createdAt),
      () => undefined,
    );
  }
}
