import type { ObjectStore } from '@tanabana/build/store/objectStore';
import * as v from 'valibot';
import { releaseSchema, type Release } from './releaseDocument';

/** A release that cannot be read, or was never composed. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

const DOCUMENTS = 'documents/';

const keyOf = (id: string) => `${DOCUMENTS}${id}.json`;

/** The documents of all composed releases. */
export class ReleaseStore {
  constructor(private readonly objects: ObjectStore) {}

  /** Keeps a release. Its id names its content, so saving it twice changes nothing. */
  async save(release: Release): Promise<void> {
    await this.objects.create(keyOf(release.id), `${JSON.stringify(release, null, 2)}\n`);
  }

  /** @throws {ReleaseError} when there is none, or it is not a release document */
  async load(id: string): Promise<Release> {
    const content = await this.objects.read(keyOf(id));
    if (!content) throw new ReleaseError(`There is no release ${id}.`);
    try {
      return v.parse(releaseSchema, JSON.parse(content.toString('utf8')));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ReleaseError(`${keyOf(id)} is not a release document: ${reason}`);
    }
  }

  /** All releases, the newest first, with the time they were composed at in milliseconds. */
  async list(): Promise<readonly { readonly id: string; readonly composedAt: number }[]> {
    return (await this.objects.list(DOCUMENTS))
      .map(({ key, writtenAt }) => ({
        id: key.slice(DOCUMENTS.length, -'.json'.length),
        composedAt: writtenAt,
      }))
      .sort((a, b) => b.composedAt - a.composedAt);
  }

  async remove(id: string): Promise<void> {
    await this.objects.remove(keyOf(id));
  }
}
