import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { compressedForms } from './compressFiles';
import { integrityOf } from './integrityOf';
import { carriesHash } from './namedByContent';
import {
  fileKey,
  filesOf,
  isVersion,
  MANIFEST,
  manifestKey,
  publicationKey,
  signatureKey,
  type Version,
} from './artefactKeys';
import { parsePublication, type Publication, type Publisher } from './publication';
import { DEPLOYABLE_NAME, VERSION, type DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { checkedManifestSchema } from '@tanabana/runtime/contracts/manifestFaults';
import type { ServableObjects } from './objectStore';
import { parseStored } from './parseStored';
import { signManifest } from './manifestSignature';
import { sizeFaults } from './sizeFaults';

/** An artefact that is missing, or differs from its manifest. */
export class ArtefactError extends Error {
  override name = 'ArtefactError';
}

/** Concurrent copies: each is a call when the store is a bucket. */
const concurrency = 16;

/**
 * Published builds. A file is stored below `<name>/files/` once for all versions that have it, under a name that contains
 * a hash of its content. A version is a list of files, `<name>/<version>/deploy.json`, and exists as soon as that does.
 */
export class ArtefactStore {
  constructor(readonly objects: ServableObjects) {}

  has(name: string, version: string): Promise<boolean> {
    return this.objects.has(manifestKey({ name, version }));
  }

  /**
   * Copies the new files of a finished build into the store, the manifest last: a version appears whole or not at all.
   * @param dist folder with `deploy.json`, `browser/` and `server/`
   * @throws {ArtefactError} when the version exists with other content, or a file is not named by its content
   * @throws {KeyError} when the key cannot sign
   */
  async publish(dist: string, { by, key }: Publisher = {}): Promise<DeployManifest> {
    const text = await readFile(path.join(dist, MANIFEST), 'utf8');
    const manifest = parseManifest(text, dist);
    const unnamed = Object.keys(manifest.files).find((file) => !carriesHash(file));
    if (unnamed !== undefined)
      throw new ArtefactError(`${manifest.name}: ${unnamed} is not named by its content.`);
    const signature = key && signManifest(text, key);
    await this.copyMissing(manifest, dist);
    const isNew = await this.createManifest(manifest, text);
    if (isNew && by !== undefined) await this.recordPublication(manifest, by);
    if (signature) await this.objects.create(signatureKey(manifest), signature);
    // Unused files may have been removed meanwhile. Once the manifest exists, none is.
    await this.copyMissing(manifest, dist);
    return manifest;
  }

  /**
   * Reads the manifest of a version.
   * @throws {ArtefactError} when the version was never published, or its manifest is invalid or another version's
   */
  async manifest(name: string, version: string): Promise<DeployManifest> {
    const key = manifestKey({ name, version });
    const content = isVersion({ name, version }) ? await this.objects.read(key) : undefined;
    if (!content) throw new ArtefactError(`${name} ${version} is not in the artefact store.`);
    const manifest = parseManifest(content, key);
    if (manifest.name === name && manifest.version === version) return manifest;
    throw new ArtefactError(
      `${key} contains the manifest of ${manifest.name} ${manifest.version}. Publish ${name} again (${manifest.owner}).`,
    );
  }

  /**
   * Who published a version, and when. Stored beside the manifest, because a version is named by what was built.
   * @returns undefined without a readable record, as when the publisher was killed
   */
  async publication(version: Version): Promise<Publication | undefined> {
    const content = await this.objects.read(publicationKey(version));
    return content && parsePublication(content.toString('utf8'));
  }

  /** A version's manifest as it is stored, and its signature if there is one. */
  async signed(version: Version): Promise<{ readonly content?: Buffer; readonly signature?: string }> {
    const [content, signature] = await Promise.all(
      [manifestKey, signatureKey].map((keyOf) => this.objects.read(keyOf(version))),
    );
    return { ...(content && { content }), ...(signature && { signature: signature.toString('utf8') }) };
  }

  /** Names of the deployables that have files in the store. */
  async deployables(): Promise<readonly string[]> {
    return (await this.objects.names('')).filter((name) => DEPLOYABLE_NAME.test(name));
  }

  /**
   * Versions of a deployable, the newest first, with the publisher and the time of publication in milliseconds since
   * 1970. The time is the recorded one: a copied or restored store has other write times, which only count without a
   * record.
   */
  async versions(
    name: string,
  ): Promise<readonly { readonly version: string; readonly publishedAt: number; readonly by?: string }[]> {
    const names = (await this.objects.names(`${name}/`)).filter((version) => VERSION.test(version));
    const found = await Promise.all(
      names.map(async (version) => {
        const [manifest] = (await this.objects.list(`${name}/${version}/`)).filter(
          ({ key }) => key === manifestKey({ name, version }),
        );
        if (!manifest) return [];
        const publication = await this.publication({ name, version });
        if (!publication) return [{ version, publishedAt: manifest.writtenAt }];
        return [{ version, publishedAt: Date.parse(publication.at), by: publication.by }];
      }),
    );
    return found.flat().sort((a, b) => b.publishedAt - a.publishedAt);
  }

  /** Removes the manifest of a version, its signature, and who published it. Its files stay: see `removeUnusedFiles`. */
  async removeManifest(version: Version): Promise<void> {
    await this.objects.remove(manifestKey(version));
    await this.objects.remove(publicationKey(version));
    await this.objects.remove(signatureKey(version));
  }

  /**
   * Checks that every file of a version exists and is unchanged.
   * @throws {ArtefactError} naming the first file that differs from the manifest
   */
  async verify(manifest: DeployManifest): Promise<void> {
    const [fault] = await this.faults(manifest);
    if (fault) throw fault;
  }

  /** Every file of a version that is missing, altered, or of another size than in its manifest. */
  async faults(manifest: DeployManifest): Promise<readonly ArtefactError[]> {
    const { name, version, files } = manifest;
    const faultsOf = async ([file, described]: [string, DeployManifest['files'][string]]) => {
      try {
        const wrong = await sizeFaults(file, described, await this.read(manifest, file));
        return wrong.map((fault) => new ArtefactError(`${name} ${version}: ${fault}`));
      } catch (error) {
        if (error instanceof ArtefactError) return [error];
        throw error;
      }
    };
    return (await pMap(Object.entries(files), faultsOf, { concurrency })).flat();
  }

  /**
   * Reads a file of a published version and checks its integrity.
   * @throws {ArtefactError} when it is missing or altered
   */
  async read(manifest: Version & Pick<DeployManifest, 'files'>, file: string): Promise<Buffer> {
    const { name, version, files } = manifest;
    const content = await this.objects.read(fileKey(name, file));
    if (!content) {
      throw new ArtefactError(`${name} ${version} lacks its file ${file}. Publish that version again.`);
    }
    if (files[file]?.integrity !== integrityOf(content)) {
      throw new ArtefactError(`${name} ${version}: ${file} is not the file that was published.`);
    }
    return content;
  }

  private async recordPublication(version: Version, by: string): Promise<void> {
    const publication: Publication = { by, at: new Date().toISOString() };
    await this.objects.create(publicationKey(version), `${JSON.stringify(publication)}\n`);
  }

  private async copyMissing({ name, files }: DeployManifest, dist: string): Promise<void> {
    const present = new Set((await this.objects.list(filesOf(name))).map(({ key }) => key));
    const missing = Object.keys(files)
      .flatMap((file) => [file, ...compressedForms(file).filter((form) => existsSync(path.join(dist, form)))])
      .filter((file) => !present.has(fileKey(name, file)));
    const copy = async (file: string) =>
      this.objects.create(fileKey(name, file), await readFile(path.join(dist, file)));
    await pMap(new Set(missing), copy, { concurrency });
  }

  /** @returns whether the version is new */
  private async createManifest(version: Version, text: string): Promise<boolean> {
    const key = manifestKey(version);
    if (await this.objects.create(key, text)) return true;
    const present = await this.objects.read(key);
    if (present?.equals(Buffer.from(text))) return false;
    throw new ArtefactError(
      `${version.name} ${version.version} is published already, with another ${MANIFEST}. A version never changes.`,
    );
  }
}

/** @throws {ArtefactError} when it is not a manifest */
export function parseManifest(content: Buffer | string, place: string): DeployManifest {
  try {
    return parseStored(checkedManifestSchema, content);
  } catch (error) {
    throw new ArtefactError(
      `${place} is not a deploy manifest: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
