import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectEntry, ServableObjects } from './objectStore';

/** Suffix of unfinished files. */
const ARRIVING = '.arriving';

/** Age after which an unfinished file counts as abandoned. */
const ABANDONED_AFTER_MS = 3_600_000;

function isError(error: unknown, ...codes: readonly string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));
}

/** Objects as files of a folder. A key is a path below the folder. */
export class FolderObjects implements ServableObjects {
  /** @param mode of new files */
  constructor(
    readonly folder: string,
    private readonly mode = 0o644,
  ) {}

  async read(key: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.fileOf(key));
    } catch (error) {
      if (isError(error, 'ENOENT', 'ENOTDIR')) return undefined;
      throw error;
    }
  }

  /** Synchronous, because every page calls it: a microsecond instead of eighty. */
  has(key: string): Promise<boolean> {
    return Promise.resolve(existsSync(this.fileOf(key)));
  }

  /** Links a temporary file. Unlike a rename, a link never replaces an existing file. */
  async create(key: string, content: Buffer | string): Promise<boolean> {
    const file = this.fileOf(key);
    const arriving = `${file}.${randomUUID()}${ARRIVING}`;
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(arriving, content, { mode: this.mode });
      await link(arriving, file);
      return true;
    } catch (error) {
      if (isError(error, 'EEXIST')) return false;
      if (!isError(error, 'ENOSPC', 'EDQUOT')) throw error;
      const message = `TB-STORE-008: The disk has no room for ${file}. Free some, or choose a folder on another (DATA_DIR).`;
      throw new Error(message, { cause: error });
    } finally {
      await rm(arriving, { force: true });
    }
  }

  async list(prefix: string): Promise<readonly ObjectEntry[]> {
    const files = (await this.entries(prefix, true)).filter(
      (entry) => entry.isFile() && !entry.name.endsWith(ARRIVING),
    );
    return Promise.all(
      files.map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const key = path.relative(this.folder, file).split(path.sep).join('/');
        return { key, writtenAt: (await stat(file)).mtimeMs };
      }),
    );
  }

  async names(prefix: string): Promise<readonly string[]> {
    return (await this.entries(prefix, false))
      .map(({ name }) => name)
      .filter((name) => !name.endsWith(ARRIVING))
      .sort();
  }

  /** Also removes empty folders. */
  async remove(key: string): Promise<void> {
    const file = this.fileOf(key);
    await rm(file, { force: true });
    for (let folder = path.dirname(file); folder.length > this.folder.length; folder = path.dirname(folder)) {
      const isGone = await rmdir(folder).then(
        () => true,
        () => false,
      );
      if (!isGone) return;
    }
  }

  /** Removes unfinished files of killed writers. */
  async removeAbandoned(now: number): Promise<void> {
    for (const { name, parentPath } of await this.entries('', true)) {
      const file = path.join(parentPath, name);
      if (name.endsWith(ARRIVING) && now - (await stat(file)).mtimeMs > ABANDONED_AFTER_MS)
        await rm(file, { force: true });
    }
  }

  /** Files of a folder are local. */
  download(): Promise<void> {
    return Promise.resolve();
  }

  fileOf(key: string): string {
    return path.join(this.folder, key);
  }

  private async entries(prefix: string, recursive: boolean) {
    try {
      return await readdir(this.fileOf(prefix), { recursive, withFileTypes: true });
    } catch (error) {
      if (isError(error, 'ENOENT')) return [];
      throw error;
    }
  }
}
