import { existsSync, statSync } from 'node:fs';
import { access, chmod, copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
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

/** Files that a restore has replaced. */
interface ReplacedAccounts {
  /** Path of the replaced database. Journals beside the database have the same name and their suffix. */
  readonly path: string;
  /** False when the database was damaged, or was missing beside its journals. */
  readonly isReadable: boolean;
}

/**
 * Restores a backup while the service is stopped.
 * @returns what was replaced, if there was a database or a journal
 * @throws when the backup is damaged. Nothing is changed in this case.
 */
export async function restoreAccounts(
  dataFolder: string,
  backup: string,
): Promise<ReplacedAccounts | undefined> {
  checkAccounts(path.join(backup, DATABASE));
  await mkdir(dataFolder, { recursive: true });
  const [database, key] = [path.join(dataFolder, DATABASE), path.join(dataFolder, KEY)];
  try {
    await stage(path.join(backup, DATABASE), database);
    await stage(path.join(backup, KEY), key).catch(unlessMissing);
    const replaced = await setAside(database);
    await rename(staged(database), database);
    await rename(staged(key), key).catch(unlessMissing);
    return replaced;
  } finally {
    await Promise.all([database, key].map((file) => rm(staged(file), { force: true })));
  }
}

const staged = (target: string) => `${target}.restoring`;

async function stage(source: string, target: string): Promise<void> {
  await rm(staged(target), { force: true });
  await copyFile(source, staged(target));
  await chmod(staged(target), 0o600);
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
