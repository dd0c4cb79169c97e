import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deployManifestSchema, type DeployManifest } from '@tanabana/shared/contracts/deployManifest';
import * as v from 'valibot';

/** An artefact that is not what its manifest says, or not there. */
export class ArtefactError extends Error {
  override name = 'ArtefactError';
}

/** A folder of immutable builds: `<name>/<version>/`, each with its `deploy.json`. */
export class ArtefactStore {
  constructor(private readonly folder: string) {}

  has(name: string, version: string): boolean {
    return existsSync(path.join(this.folder, name, version, 'deploy.json'));
  }

  /**
   * Copies a finished build into the store. The version appears whole or not at all.
   * @param dist folder with `deploy.json`, `browser/` and `server/`
   * @throws {ArtefactError} when the version is there already with other content
   */
  publish(dist: string): DeployManifest {
    const manifest = parseManifest(readFileSync(path.join(dist, 'deploy.json'), 'utf8'), dist);
    const { name, version } = manifest;
    if (this.has(name, version)) {
      const published = this.manifest(name, version);
      if (JSON.stringify(published.files) === JSON.stringify(manifest.files)) return published;
      throw new ArtefactError(
        `${name} ${version} is published already, with other files. A version never changes.`,
      );
    }
    const target = path.join(this.folder, name, version);
    const arriving = `${target}.${process.pid}.arriving`;
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(dist, arriving, { recursive: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(arriving, target);
    return manifest;
  }

  /** @throws {ArtefactError} when the version was never published, or its manifest is not one */
  manifest(name: string, version: string): DeployManifest {
    if (!this.has(name, version)) throw new ArtefactError(`${name} ${version} is not in the artefact store.`);
    const file = this.pathOf(name, version, 'deploy.json');
    return parseManifest(readFileSync(file, 'utf8'), file);
  }

  /**
   * Checks that every file of a version is there and is the one that was published.
   * @throws {ArtefactError} naming the first file that is missing or altered
   */
  async verify({ name, version, files }: DeployManifest): Promise<void> {
    for (const file of Object.keys(files)) await this.read({ name, version, files }, file);
  }

  /**
   * Reads a file of a published version and checks its integrity.
   * @throws {ArtefactError} when it is missing or altered
   */
  async read(
    { name, version, files }: Pick<DeployManifest, 'name' | 'version' | 'files'>,
    file: string,
  ): Promise<Buffer> {
    let content: Buffer;
    try {
      content = await readFile(this.pathOf(name, version, file));
    } catch {
      throw new ArtefactError(`${name} ${version} lacks its file ${file}. Publish that version again.`);
    }
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (files[file]?.integrity !== integrity) {
      throw new ArtefactError(`${name} ${version}: ${file} is not the file that was published.`);
    }
    return content;
  }

  pathOf(name: string, version: string, file: string): string {
    return path.join(this.folder, name, version, file);
  }
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
