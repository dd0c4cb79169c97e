import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import * as v from 'valibot';
import { integrityOf } from '../publish/integrityOf';
import { deployManifestSchema, type DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import type { ServableObjects } from './objectStore';

/** An artefact that is not what its manifest says, or not there. */
export class ArtefactError extends Error {
  override name = 'ArtefactError';
}

type Version = Pick<DeployManifest, 'name' | 'version'>;

const MANIFEST = 'deploy.json';

/** Files that are under way at once: each is a call when the store is a bucket. */
const concurrency = 16;

const NAME = /^[a-z]+$/;

const VERSION = /^\d+\.\d+\.\d+-[0-9a-f]{10}$/;

/** Immutable builds, `<name>/<version>/`. A version is there as soon as its `deploy.json` is, which comes last. */
export class ArtefactStore {
  constructor(readonly objects: ServableObjects) {}

  has(name: string, version: string): Promise<boolean> {
    return this.objects.has(keyOf({ name, version }, MANIFEST));
  }

  /**
   * Copies a finished build into the store. The version appears whole or not at all.
   * @param dist folder with `deploy.json`, `browser/` and `server/`
   * @throws {ArtefactError} when the version is there already with other content
   */
  async publish(dist: string): Promise<DeployManifest> {
    const text = await readFile(path.join(dist, MANIFEST), 'utf8');
    const manifest = parseManifest(text, dist);
    const entries = await readdir(dist, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
      .filter((file) => file !== MANIFEST);
    await pMap(
      files,
      async (file) => this.createOnce(manifest, file, await readFile(path.join(dist, file))),
      { concurrency },
    );
    await this.createOnce(manifest, MANIFEST, text);
    return manifest;
  }

  /** @throws {ArtefactError} when the version was never published, or its manifest is not one */
  async manifest(name: string, version: string): Promise<DeployManifest> {
    const key = keyOf({ name, version }, MANIFEST);
    const content = await this.objects.read(key);
    if (!content) throw new ArtefactError(`${name} ${version} is not in the artefact store.`);
    return parseManifest(content.toString('utf8'), key);
  }

  /** Names of the deployables that were ever published and have not been removed whole. */
  async deployables(): Promise<readonly string[]> {
    return (await this.objects.names('')).filter((name) => NAME.test(name));
  }

  /** Versions of a deployable, the newest first, with the time they were published at in milliseconds. */
  async versions(
    name: string,
  ): Promise<readonly { readonly version: string; readonly publishedAt: number }[]> {
    const names = (await this.objects.names(`${name}/`)).filter((version) => VERSION.test(version));
    const found = await Promise.all(
      names.map(async (version) => {
        const [manifest] = (await this.objects.list(`${name}/${version}/`)).filter(
          ({ key }) => key === keyOf({ name, version }, MANIFEST),
        );
        return manifest ? [{ version, publishedAt: manifest.writtenAt }] : [];
      }),
    );
    return found.flat().sort((a, b) => b.publishedAt - a.publishedAt);
  }

  /** Removes a version; its manifest goes first, so that nobody takes it for whole meanwhile. */
  async remove(version: Version): Promise<void> {
    await this.objects.remove(keyOf(version, MANIFEST));
    await pMap(await this.objects.list(keyOf(version, '')), ({ key }) => this.objects.remove(key), {
      concurrency,
    });
  }

  /**
   * Checks that every file of a version is there and is the one that was published.
   * @throws {ArtefactError} naming the first file that is missing or altered
   */
  async verify(manifest: DeployManifest): Promise<void> {
    const [fault] = await this.faults(manifest);
    if (fault) throw fault;
  }

  /** Every file of a version that is missing or altered. */
  async faults(manifest: DeployManifest): Promise<readonly ArtefactError[]> {
    const faultOf = async (file: string) => {
      try {
        await this.read(manifest, file);
        return [];
      } catch (error) {
        if (error instanceof ArtefactError) return [error];
        throw error;
      }
    };
    return (await pMap(Object.keys(manifest.files), faultOf, { concurrency })).flat();
  }

  /**
   * Reads a file of a published version and checks its integrity.
   * @throws {ArtefactError} when it is missing or altered
   */
  async read(manifest: Version & Pick<DeployManifest, 'files'>, file: string): Promise<Buffer> {
    const { name, version, files } = manifest;
    const content = await this.objects.read(keyOf(manifest, file));
    if (!content) {
      throw new ArtefactError(`${name} ${version} lacks its file ${file}. Publish that version again.`);
    }
    if (files[file]?.integrity !== integrityOf(content)) {
      throw new ArtefactError(`${name} ${version}: ${file} is not the file that was published.`);
    }
    return content;
  }

  private async createOnce(version: Version, file: string, content: Buffer | string): Promise<void> {
    const key = keyOf(version, file);
    if (await this.objects.create(key, content)) return;
    const present = await this.objects.read(key);
    if (present?.equals(Buffer.from(content))) return;
    throw new ArtefactError(
      `${version.name} ${version.version} is published already, with another ${file}. A version never changes.`,
    );
  }
}

/** Place of a file of a version in the store. */
export function keyOf({ name, version }: Version, file: string): string {
  return `${name}/${version}/${file.split(path.sep).join('/')}`;
}

function parseManifest(text: string, place: string): DeployManifest {
  try {
    return v.parse(deployManifestSchema, JSON.parse(text));
  } catch (error) {
    throw new ArtefactError(
      `${place} is not a deploy manifest: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
