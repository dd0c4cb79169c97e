import { randomUUID } from 'node:crypto';
import type { ObjectEntry, ObjectStore } from '@tanabana/build/store/objectStore';
import { parseStored } from '@tanabana/build/store/parseStored';
import { LRUCache } from 'lru-cache';
import { releaseSchema, type Release } from './releaseDocument';

/** A release that cannot be read, or was never composed. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

const DOCUMENTS = 'documents/';

/** Release documents that are remembered; beyond, those read longest ago are read again. */
const MAX_KNOWN = 40;

/** An empty object for each time that a release was composed again: `composed/<release>/…`. */
const COMPOSED = 'composed/';

const keyOf = (id: string) => `${DOCUMENTS}${id}.json`;

/** The documents of all composed releases. */
export class ReleaseStore {
  /** Those that were read: a release never changes. */
  private readonly known = new LRUCache<string, Release>({ max: MAX_KNOWN });

  constructor(private readonly objects: ObjectStore) {}

  /** Keeps a release. Its id names its content: saving it twice makes it the newest, and changes nothing else. */
  async save(release: Release): Promise<void> {
    const isNew = await this.objects.create(keyOf(release.id), `${JSON.stringify(release, null, 2)}\n`);
    if (!isNew) await this.objects.create(`${COMPOSED}${release.id}/${randomUUID()}`, '');
  }

  /** @throws {ReleaseError} when there is none, or it is not a release document */
  async load(id: string): Promise<Release> {
    const known = this.known.get(id);
    if (known) return known;
    const content = await this.objects.read(keyOf(id));
    if (!content) throw new ReleaseError(`There is no release ${id}.`);
    try {
      const release = parseStored(releaseSchema, content);
      if (release.id !== id) throw new Error(`It says to be release ${release.id}.`);
      this.known.set(id, release);
      return release;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ReleaseError(`${keyOf(id)} is not a release document: ${reason}`);
    }
  }

  /** All releases, the newest first, with the time they were last composed at in milliseconds. */
  async list(): Promise<readonly { readonly id: string; readonly composedAt: number }[]> {
    const [documents, again] = await Promise.all(
      [DOCUMENTS, COMPOSED].map((prefix) => this.objects.list(prefix)),
    );
    const idOf = ({ key }: ObjectEntry) => key.split('/')[1] ?? '';
    return (documents ?? [])
      .map(({ key, writtenAt }) => {
        const id = key.slice(DOCUMENTS.length, -'.json'.length);
        const times = (again ?? []).filter((entry) => idOf(entry) === id).map((entry) => entry.writtenAt);
        return { id, composedAt: Math.max(writtenAt, ...times) };
      })
      .sort((a, b) => b.composedAt - a.composedAt);
  }

  async remove(id: string): Promise<void> {
    this.known.delete(id);
    await this.objects.remove(keyOf(id));
    const again = await this.objects.list(`${COMPOSED}${id}/`);
    await Promise.all(again.map(({ key }) => this.objects.remove(key)));
  }
}
