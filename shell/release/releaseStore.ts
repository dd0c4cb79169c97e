import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { releaseSchema, type Release } from './releaseDocument';

/** A release that cannot be read, or was never saved. */
class ReleaseError extends Error {
  override name = 'ReleaseError';
}

const pointerSchema = v.object({ current: v.string(), previous: v.optional(v.string()) });

/** Release documents and the pointer to the one on show, in a folder. */
export class ReleaseStore {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  save(release: Release): void {
    this.replace(`${release.id}.json`, release);
  }

  /** @throws {ReleaseError} when there is none, or it is not a release document */
  load(id: string): Release {
    const file = path.join(this.folder, `${id}.json`);
    if (!existsSync(file)) throw new ReleaseError(`There is no release ${id}.`);
    try {
      return v.parse(releaseSchema, JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      throw new ReleaseError(
        `${file} is not a release document: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  /**
   * Puts a release on show.
   * @throws {ReleaseError} when it cannot be read
   */
  promote(id: string): void {
    this.load(id);
    const present = this.pointer();
    if (present?.current === id) return;
    this.replace('pointer.json', { current: id, ...(present && { previous: present.current }) });
  }

  /** Id of the release on show. */
  current(): string | undefined {
    return this.pointer()?.current;
  }

  /** Changes whenever another release is put on show; cheap to ask for. */
  pointerStamp(): number {
    return statSync(path.join(this.folder, 'pointer.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  }

  private pointer(): v.InferOutput<typeof pointerSchema> | undefined {
    const file = path.join(this.folder, 'pointer.json');
    if (!existsSync(file)) return undefined;
    return v.parse(pointerSchema, JSON.parse(readFileSync(file, 'utf8')));
  }

  /** Written beside and moved into place, so that a reader never meets half a file. */
  private replace(name: string, content: unknown): void {
    const file = path.join(this.folder, name);
    writeFileSync(`${file}.${process.pid}`, `${JSON.stringify(content, null, 2)}\n`);
    renameSync(`${file}.${process.pid}`, file);
  }
}
