import { randomUUID } from 'node:crypto';
import { manifestKey, publicationKey, type Version } from './artefactKeys';
import type { ObjectStore } from '../stores/objectStore';
import {
  newestPublication,
  parsePublication,
  parsePublicationKey,
  publicationEntryKey,
  type Publication,
  type PublicationEntry,
  type Publisher,
} from './publication';

/**
 * Publications of versions: immutable objects in `<name>/publications/`, one for each time a version was published.
 * Manifests do not contain author, time and commit, because a version contains a hash of its manifest.
 */
export class Publications {
  constructor(private readonly objects: ObjectStore) {}

  /**
   * Records that a version was published, unless it is the newest already and was published from the same commit. A
   * version that is published again, as by a revert, becomes the newest.
   * @returns the newest publication, if another version has it
   */
  async record(version: Version, { by, commit, run }: Publisher): Promise<PublicationEntry | undefined> {
    if (by === undefined) return undefined;
    const entries = await this.entries(version.name);
    const newest = newestPublication(entries);
    if (newest?.version === version.version && newest.commit === commit?.id.slice(0, 12)) return undefined;
    const publication: Publication = {
      by,
      at: new Date().toISOString(),
      ...(commit && { commit }),
      ...(run !== undefined && { run }),
    };
    const key = publicationEntryKey(version.name, version.version, publication, randomUUID());
    await this.objects.create(key, `${JSON.stringify(publication)}\n`);
    const first = newestPublication(await this.entries(version.name));
    return first && first.version !== version.version ? first : undefined;
  }

  async entries(name: string): Promise<readonly PublicationEntry[]> {
    const prefix = `${name}/publications/`;
    const names = await this.objects.names(prefix);
    return names.flatMap((file) => parsePublicationKey(prefix + file) ?? []);
  }

  /** Earlier builds wrote one `published.json` for each version. */
  async newestOf({ name, version }: Version): Promise<Publication | undefined> {
    const entries = await this.entries(name);
    const newest = newestPublication(entries.filter((entry) => entry.version === version));
    const content = await this.objects.read(newest?.key ?? publicationKey({ name, version }));
    return content && parsePublication(content);
  }

  /**
   * Describes the publication of a version without an entry. The time is that of `published.json`, or else the write
   * time of the manifest, which changes when the store is copied.
   */
  async describeEarlier(
    version: Version,
  ): Promise<Pick<PublicationEntry, 'version' | 'publishedAt' | 'committedAt'>> {
    const publication = await this.newestOf(version);
    const objects = publication ? [] : await this.objects.list(`${version.name}/${version.version}/`);
    const manifest = objects.find(({ key }) => key === manifestKey(version));
    const publishedAt = publication ? Date.parse(publication.at) : (manifest?.writtenAt ?? 0);
    return { version: version.version, publishedAt, committedAt: undefined };
  }

  async remove(version: Version): Promise<void> {
    await this.objects.remove(publicationKey(version));
    for (const { key, version: published } of await this.entries(version.name))
      if (published === version.version) await this.objects.remove(key);
  }
}
