import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { compressedForms, sizeFaults } from './compressFiles';
import { errorMessage } from '@tanabana/contract/errors/errorText';
import { integrityOf } from './integrityOf';
import { carriesHash } from '@tanabana/contract/files/fileAddress';
import {
  fileKey,
  filesOf,
  isVersion,
  MANIFEST,
  manifestKey,
  signatureKey,
  type Version,
} from './artefactKeys';
import { newestPublication, type Publisher } from './publication';
import { Publications } from './publications';
import {
  checkedManifestSchema,
  DEPLOYABLE_NAME,
  VERSION,
  type DeployManifest,
} from '@tanabana/contract/remotes/deployManifest';
import type { ServableObjects } from '../stores/objectStore';
import { parseStored } from '../stores/parseStored';
import { signManifest } from '../signatures/manifestSignature';

/** Error of an artefact that is missing, damaged or incomplete. */
export class ArtefactError extends Error {
  override name = 'ArtefactError';
}

const concurrency = 16;

/**
 * Store of published builds. A version is a manifest, `<name>/<version>/deploy.json`, that lists files. The files of
 * all versions are in `<name>/files/`. Each file name contains a hash of the content.
 */
export class ArtefactStore {
  readonly publications: Publications;

  constructor(readonly objects: ServableObjects) {
    this.publications = new Publications(objects);
  }

  has(name: string, version: string): Promise<boolean> {
    return this.objects.has(manifestKey({ name, version }));
  }

  /**
   * Copies the files that the store lacks, records the publication, and then copies the manifest, so that a version is
   * stored completely or not at all.
   * @param dist folder with `deploy.json`, `browser/` and `server/`
   * @throws {ArtefactError} when the version exists with other content, or a file name contains no hash
   */
  async publish(dist: string, publisher: Publisher = {}): Promise<DeployManifest> {
    const text = await readFile(path.join(dist, MANIFEST), 'utf8');
    const manifest = parseManifest(text, dist);
    const unnamed = Object.keys(manifest.files).find((file) => !carriesHash(file));
    if (unnamed !== undefined)
      throw new ArtefactError(`TB-PUBLISH-010: ${manifest.name}: ${unnamed} is not named by its content.`);
    const signature = publisher.key && signManifest(text, publisher.key);
    await this.copyMissing(manifest, dist);
    await this.requireSameManifest(manifest, text);
    // Without its publication, a version would count as the newest.
    await this.publications.record(manifest, publisher);
    if (signature) await this.objects.create(signatureKey(manifest), signature);
    if (!(await this.objects.create(manifestKey(manifest), text)))
      await this.requireSameManifest(manifest, text);
    // Restores files that a concurrent `removeUnusedFiles` removed before the manifest was stored.
    await this.copyMissing(manifest, dist);
    return manifest;
  }

  async sign(version: Version, key: string): Promise<void> {
    const content = await this.objects.read(manifestKey(version));
    if (content) await this.objects.create(signatureKey(version), signManifest(content.toString(), key));
  }

  /** @throws {ArtefactError} when the version was not published, or its manifest is invalid */
  async manifest(name: string, version: string): Promise<DeployManifest> {
    const key = manifestKey({ name, version });
    const content = isVersion({ name, version }) ? await this.objects.read(key) : undefined;
    if (!content) throw new ArtefactError(`TB-STORE-001: ${name} ${version} is not in the artefact store.`);
    const manifest = parseManifest(content, key);
    if (manifest.name === name && manifest.version === version) return manifest;
    throw new ArtefactError(
      `TB-STORE-002: ${key} contains the manifest of ${manifest.name} ${manifest.version}. Publish ${name} again (${manifest.owner}).`,
    );
  }

  async signed(version: Version): Promise<{ readonly content?: Buffer; readonly signature?: string }> {
    const content = await this.objects.read(manifestKey(version));
    const signature = await this.objects.read(signatureKey(version));
    return { ...(content && { content }), ...(signature && { signature: signature.toString('utf8') }) };
  }

  async deployables(): Promise<readonly string[]> {
    return (await this.objects.names('')).filter((name) => DEPLOYABLE_NAME.test(name));
  }

  /**
   * Lists the versions of a deployable, the newest first: the version of the newest commit (see `newestPublication`),
   * then by time.
   */
  async versions(
    name: string,
  ): Promise<readonly { readonly version: string; readonly publishedAt: number }[]> {
    const entries = await this.publications.entries(name);
    const names = (await this.objects.names(`${name}/`)).filter((version) => VERSION.test(version));
    const found = await Promise.all(
      names.map(async (version) => {
        if (!(await this.has(name, version))) return [];
        const own = entries.filter((entry) => entry.version === version);
        return own.length > 0 ? own : [await this.publications.describeEarlier({ name, version })];
      }),
    );
    const all = found.flat();
    const timeOf = ({ committedAt, publishedAt }: (typeof all)[number]) => committedAt ?? publishedAt;
    const sorted = all.sort((a, b) => timeOf(b) - timeOf(a));
    const first = newestPublication(sorted);
    const versions = new Set([first, ...sorted].flatMap((entry) => entry?.version ?? []));
    return [...versions].map((version) => ({
      version,
      publishedAt: Math.max(...all.flatMap((own) => (own.version === version ? own.publishedAt : []))),
    }));
  }

  /** Removes the manifest, publications and signature of a version. `removeUnusedFiles` removes the files. */
  async removeManifest(version: Version): Promise<void> {
    await this.objects.remove(manifestKey(version));
    await this.publications.remove(version);
    await this.objects.remove(signatureKey(version));
  }

  /** Returns an error for each missing or changed file, and for each wrong size in the manifest. */
  async faults(manifest: DeployManifest): Promise<readonly ArtefactError[]> {
    const { name, version, files } = manifest;
    const faultsOf = async ([file, described]: [string, DeployManifest['files'][string]]) => {
      try {
        const wrong = await sizeFaults(file, described, await this.read(manifest, file));
        return wrong.map((fault) => new ArtefactError(`TB-STORE-006: ${name} ${version}: ${fault}`));
      } catch (error) {
        if (error instanceof ArtefactError) return [error];
        throw error;
      }
    };
    return (await pMap(Object.entries(files), faultsOf, { concurrency })).flat();
  }

  /** @throws {ArtefactError} when the file is missing or changed */
  async read(manifest: Version & Pick<DeployManifest, 'files'>, file: string): Promise<Buffer> {
    const { name, version, files } = manifest;
    const content = await this.objects.read(fileKey(name, file));
    if (!content)
      throw new ArtefactError(
        `TB-STORE-003: ${name} ${version} lacks its file ${file}. Publish that version again.`,
      );
    if (files[file]?.integrity !== integrityOf(content)) {
      throw new ArtefactError(
        `TB-STORE-004: ${name} ${version}: ${file} is not the file that was published.`,
      );
    }
    return content;
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

  private async requireSameManifest(version: Version, text: string): Promise<void> {
    const present = await this.objects.read(manifestKey(version));
    if (!present || present.equals(Buffer.from(text))) return;
    throw new ArtefactError(
      `TB-PUBLISH-011: ${version.name} ${version.version} is published already, with another ${MANIFEST}. A version never changes.`,
    );
  }
}

/**
 * @param origin file or key of the content, for error messages
 * @throws {ArtefactError} if the content is no manifest
 */
export function parseManifest(content: Buffer | string, origin: string): DeployManifest {
  try {
    return parseStored(checkedManifestSchema, content);
  } catch (error) {
    throw new ArtefactError(`TB-STORE-005: ${origin} is not a deploy manifest: ${errorMessage(error)}`);
  }
}
