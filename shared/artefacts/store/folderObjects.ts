import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectEntry, ServableObjects } from './objectStore';

/** Suffix of files that are being written. */
const ARRIVING = '.arriving';

/** Age at which an unfinished file is taken for that of a killed writer, in milliseconds. */
const ABANDONED_AFTER_MS = 3_600_000;

function isError(error: unknown, ...codes: readonly string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));
}

/** Objects as files below a folder. */
export class FolderObjects implements ServableObjects {
  /** @param mode permissions of new files, as in `0o600` */
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

  /** Synchronous, because every page calls it (see `createLiveReleases`): a microsecond instead of eighty. */
  has(key: string): Promise<boolean> {
    return Promise.resolve(existsSync(this.fileOf(key)));
  }

  /** Writes a temporary file and links it: a link, unlike a rename, never replaces an existing file. */
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
      throw new Error(
        `The disk has no room for ${file}. Free some, or choose a folder on another (DATA_DIR).`,
        {
          cause: error,
        },
      );
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

  /** Removes folders that become empty, too. */
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

  /**
   * Removes the unfinished files of killed writers.
   * @param now in milliseconds since 1970
   * @returns how many files
   */
  async removeAbandoned(now: number): Promise<number> {
    const arriving = (await this.entries('', true)).filter(({ name }) => name.endsWith(ARRIVING));
    const files = arriving.map((entry) => path.join(entry.parentPath, entry.name));
    const ages = await Promise.all(files.map(async (file) => now - (await stat(file)).mtimeMs));
    const abandoned = files.filter((_file, index) => (ages[index] ?? 0) > ABANDONED_AFTER_MS);
    await Promise.all(abandoned.map((file) => rm(file, { force: true })));
    return abandoned.length;
  }

  /** Does nothing: a folder's files are local. */
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
