import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, chmod, copyFile, link, mkdir, open, readFile, rm, unlink } from 'node:fs/promises';
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

/**
 * Restores a backup while the service is stopped.
 * @returns path of the replaced database, if there was one
 * @throws when the backup is damaged. Nothing is changed in this case.
 */
export async function restoreAccounts(dataFolder: string, backup: string): Promise<string | undefined> {
  checkAccounts(path.join(backup, DATABASE));
  await mkdir(dataFolder, { recursive: true });
  const target = path.join(dataFolder, DATABASE);
  const staged = `${target}.${randomBytes(6).toString('hex')}`;
  await copyFile(path.join(backup, DATABASE), staged);
  await chmod(staged, 0o600);
  await syncToDisk(staged);
  const replaced = await renameExisting(target);
  await link(staged, target);
  await unlink(staged);
  await restoreKey(path.join(dataFolder, KEY), path.join(backup, KEY));
  return replaced;
}

async function renameExisting(target: string): Promise<string | undefined> {
  if (!existsSync(target)) return undefined;
  const replaced = `${target}.before-${new Date().toISOString().replace(/[^\dTZ]/g, '')}`;
  const database = new Sqlite(target);
  // Copies the write-ahead log into the database file, because the log is deleted below.
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  await link(target, replaced);
  await unlink(target);
  await Promise.all(JOURNALS.map((journal) => rm(target + journal, { force: true })));
  return replaced;
}

async function restoreKey(target: string, backup: string): Promise<void> {
  const key = await readFile(backup).catch(unlessMissing);
  if (!key) return;
  await rm(target, { force: true });
  await copyFile(backup, target);
  await chmod(target, 0o600);
}

/** @throws when the file is not an intact database */
function checkAccounts(file: string): void {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const [result] = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    if (result?.integrity_check !== 'ok') throw new Error(`${file} is damaged: ${result?.integrity_check}`);
    database.prepare('select count(*) from accounts').get();
  } finally {
    database.close();
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
