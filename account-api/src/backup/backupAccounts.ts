import { randomBytes } from 'node:crypto';
import { access, chmod, copyFile, link, mkdir, open, readFile, rm, unlink } from 'node:fs/promises';
import path from 'node:path';
import Sqlite from 'libsql';

/** The database, and the key without which every session ends. */
const DATABASE = 'accounts.db';
const KEY = 'token-signing.key';

/** SQLite keeps these beside a database that is open, or was not closed. */
const JOURNALS = ['-wal', '-shm', '-journal'];

/** How long to wait for a writer, in milliseconds. */
const BUSY_TIMEOUT_MS = 10_000;

/**
 * Copies the embedded accounts while the service goes on writing: the copy is the database as it was at one moment,
 * with everything that was acknowledged before the call.
 * @param dataFolder of the service
 * @param backup folder that does not exist yet
 * @throws when there are no accounts, or the folder exists
 */
export async function backupAccounts(dataFolder: string, backup: string): Promise<void> {
  const source = path.join(dataFolder, DATABASE);
  await access(source);
  await mkdir(path.dirname(backup), { recursive: true });
  // Whoever may read the accounts is their owner alone.
  await mkdir(backup, { mode: 0o700 });
  const file = path.join(backup, DATABASE);
  const database = new Sqlite(source);
  try {
    database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
    // A folder's name is the caller's; a quote in it must not end the string.
    database.exec(`vacuum into '${file.replaceAll("'", "''")}'`);
  } finally {
    database.close();
  }
  await chmod(file, 0o600);
  await copyFile(path.join(dataFolder, KEY), path.join(backup, KEY)).catch(unlessMissing);
  checkAccounts(file);
  await keepThroughPowerLoss(file);
}

/**
 * Puts a copy in the place of the accounts. The service must not run.
 * @param dataFolder of the service; created when missing
 * @param backup folder that `backupAccounts` made
 * @returns where the accounts that were there before are now, if there were any
 * @throws when the copy is damaged; then nothing has changed
 */
export async function restoreAccounts(dataFolder: string, backup: string): Promise<string | undefined> {
  checkAccounts(path.join(backup, DATABASE));
  await mkdir(dataFolder, { recursive: true });
  const target = path.join(dataFolder, DATABASE);
  const arriving = `${target}.${randomBytes(6).toString('hex')}`;
  await copyFile(path.join(backup, DATABASE), arriving);
  await chmod(arriving, 0o600);
  await keepThroughPowerLoss(arriving);
  const before = await setAside(target);
  await link(arriving, target);
  await unlink(arriving);
  await restoreKey(path.join(dataFolder, KEY), path.join(backup, KEY));
  return before;
}

/** Keeps what was there, with its journals, under another name. */
async function setAside(target: string): Promise<string | undefined> {
  const isThere = await access(target).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  const before = `${target}.before-${new Date().toISOString().replace(/[^\dTZ]/g, '')}`;
  const database = new Sqlite(target);
  // What the journal holds goes into the file.
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  await link(target, before);
  await unlink(target);
  await Promise.all(JOURNALS.map((journal) => rm(target + journal, { force: true })));
  return before;
}

async function restoreKey(target: string, copy: string): Promise<void> {
  const key = await readFile(copy).catch(unlessMissing);
  if (!key) return;
  await rm(target, { force: true });
  await copyFile(copy, target);
  await chmod(target, 0o600);
}

/** @throws when the file is no whole database */
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

async function keepThroughPowerLoss(file: string): Promise<void> {
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
