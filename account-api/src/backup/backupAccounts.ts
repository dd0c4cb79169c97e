import { existsSync, statSync } from 'node:fs';
import { access, chmod, chown, copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import Sqlite from 'libsql';

const DATABASE = 'accounts.db';
/** File of the key that signs session tokens. Backups include the file, because sessions end when the key is lost. */
const KEY = 'token-signing.key';

const JOURNALS = ['-wal', '-shm', '-journal'];

const BUSY_TIMEOUT_MS = 10_000;

/**
 * Copies the SQLite database and the signing key while the service runs. The copy of the database is consistent.
 * @param backup folder that does not exist yet
 * @throws when there is no database, or the folder `backup` exists
 */
export async function backupAccounts(dataFolder: string, backup: string): Promise<void> {
  const source = path.join(dataFolder, DATABASE);
  await access(source);
  await mkdir(path.dirname(backup), { recursive: true });
  await mkdir(backup, { mode: 0o700 });
  const file = path.join(backup, DATABASE);
  const database = new Sqlite(source);
  try {
    database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
    database.exec(`vacuum into '${file.replaceAll("'", "''")}'`);
  } finally {
    database.close();
  }
  await chmod(file, 0o600);
  await copyFile(path.join(dataFolder, KEY), path.join(backup, KEY)).catch(unlessMissing);
  checkAccounts(file);
  await syncToDisk(file);
}

interface ReplacedAccounts {
  /** Path of the replaced database. Journals beside the database have the same name and their suffix. */
  readonly path: string;
  /** False when the database was damaged, or was missing beside its journals. */
  readonly isReadable: boolean;
}

/** User and group of a file, as numbers. */
interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The restored files keep the owner and the mode of the files that they replace, because the service must read them
 * when root restores.
 * @returns what was replaced, if there was a database or a journal
 * @throws when the backup is damaged, or another user than root or the owner restores. Nothing is changed in this case.
 */
export async function restoreAccounts(
  dataFolder: string,
  backup: string,
): Promise<ReplacedAccounts | undefined> {
  checkAccounts(path.join(backup, DATABASE));
  const [database, key] = [path.join(dataFolder, DATABASE), path.join(dataFolder, KEY)];
  const owner = await ownerOfFirst(database, key, dataFolder, path.dirname(dataFolder));
  const folder = await mkdir(dataFolder, { recursive: true });
  if (folder !== undefined && owner) await chown(dataFolder, owner.uid, owner.gid);
  try {
    await stage(path.join(backup, DATABASE), database, owner);
    await stage(path.join(backup, KEY), key, owner).catch(unlessMissing);
    const replaced = await setAside(database);
    await rename(staged(database), database);
    await rename(staged(key), key).catch(unlessMissing);
    return replaced;
  } finally {
    await Promise.all([database, key].map((file) => rm(staged(file), { force: true })));
  }
}

const staged = (target: string) => `${target}.restoring`;

/**
 * Returns the owner of the first path that exists, who runs the service.
 * @throws when this process is neither that user nor root
 */
async function ownerOfFirst(...paths: readonly string[]): Promise<Owner | undefined> {
  const user = process.getuid?.();
  for (const candidate of paths) {
    const found = await stat(candidate).catch(unlessMissing);
    if (!found) continue;
    if (user === 0) return found;
    if (user === undefined || user === found.uid) return undefined;
    throw new Error(
      `${candidate} belongs to the user ${found.uid}. Restore as this user or as root, or the service cannot read the accounts.`,
    );
  }
  return undefined;
}

async function stage(source: string, target: string, owner: Owner | undefined): Promise<void> {
  const replaced = await stat(target).catch(unlessMissing);
  await rm(staged(target), { force: true });
  await copyFile(source, staged(target));
  await chmod(staged(target), replaced ? replaced.mode & 0o777 : 0o600);
  if (owner) await chown(staged(target), owner.uid, owner.gid);
  await syncToDisk(staged(target));
}

/**
 * Renames the database and its journals. SQLite would replay a write-ahead log that stays beside the restored database
 * into that database.
 */
async function setAside(database: string): Promise<ReplacedAccounts | undefined> {
  const files = ['', ...JOURNALS].filter((suffix) => existsSync(database + suffix));
  if (files.length === 0) return undefined;
  const isReadable = mergeLog(database);
  const label = isReadable ? 'before' : 'unreadable';
  const replaced = `${database}.${label}-${new Date().toISOString().replace(/[^\dTZ]/g, '')}`;
  for (const suffix of files) await rename(database + suffix, replaced + suffix).catch(unlessMissing);
  return { path: replaced, isReadable };
}

/**
 * Copies the write-ahead log into the database file, if both are intact.
 * @returns false when they are not
 */
function mergeLog(file: string): boolean {
  // SQLite would delete the log of an empty or missing database.
  if (!existsSync(file) || statSync(file).size === 0) return false;
  try {
    checkAccounts(file);
  } catch {
    return false;
  }
  const database = new Sqlite(file);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  return true;
}

/** @throws when the file is not an intact database */
function checkAccounts(file: string): void {
  try {
    const database = new Sqlite(file, { readonly: true, fileMustExist: true });
    try {
      const [result] = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
      if (result?.integrity_check !== 'ok') throw new Error(result?.integrity_check);
      database.prepare('select count(*) from accounts').get();
    } finally {
      database.close();
    }
  } catch (error) {
    throw new Error(
      `${file} is not an intact database of accounts (${(error as Error).message}). Use another backup.`,
      { cause: error },
    );
  }
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function unlessMissing(error: unknown): undefined {
  if ((error as { readonly code?: unknown }).code !== 'ENOENT') throw error;
}
