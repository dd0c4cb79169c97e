/** @jest-environment node */
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backupAccounts, restoreAccounts } from './backupAccounts';
import { openDatabase } from '../database/openDatabase';
import { loadSigningKey } from '../sessions/loadSigningKey';

const SERVICE = { uid: 65_534, gid: 65_534 };
const STRANGER = 65_533;
const FILES = ['accounts.db', 'token-signing.key'];

/** Creates accounts and a backup of them. The user of the service owns the folder and its files. */
async function accountsOfTheService() {
  const folder = mkdtempSync(path.join(tmpdir(), 'accounts-'));
  chmodSync(folder, 0o755);
  const [dataFolder, backup] = [path.join(folder, 'accounts'), path.join(folder, 'copy')];
  await (await openDatabase(dataFolder)).destroy();
  await loadSigningKey(dataFolder);
  await backupAccounts(dataFolder, backup);
  for (const file of ['', ...FILES, '../copy', ...FILES.map((name) => `../copy/${name}`)])
    chownSync(path.join(dataFolder, file), SERVICE.uid, SERVICE.gid);
  const statsOf = (file: string) => {
    const { uid, gid, mode } = statSync(path.join(dataFolder, file));
    return { uid, gid, mode: mode & 0o777 };
  };
  return { folder, dataFolder, backup, statsOf };
}

/** Runs `action` as another user of the operating system. */
async function actingAs(uid: number, action: () => Promise<unknown>): Promise<void> {
  process.seteuid?.(uid);
  const asUser = jest.spyOn(process, 'getuid').mockReturnValue(uid);
  try {
    await action();
  } finally {
    asUser.mockRestore();
    process.seteuid?.(0);
  }
}

const describeAsRoot = process.getuid?.() === 0 ? describe : describe.skip;

describeAsRoot('a restore by root', () => {
  test('keeps the owner and the mode of the files that it replaces', async () => {
    const { dataFolder, backup, statsOf } = await accountsOfTheService();
    chmodSync(path.join(dataFolder, 'token-signing.key'), 0o640);
    await restoreAccounts(dataFolder, backup);
    expect(statsOf('accounts.db')).toEqual({ ...SERVICE, mode: 0o600 });
    expect(statsOf('token-signing.key')).toEqual({ ...SERVICE, mode: 0o640 });
  });

  test('gives the files to the owner of an empty folder, and a missing folder to the owner of its parent', async () => {
    const { folder, dataFolder, backup, statsOf } = await accountsOfTheService();
    for (const file of FILES) rmSync(path.join(dataFolder, file));
    await restoreAccounts(dataFolder, backup);
    for (const file of FILES) expect(statsOf(file)).toEqual({ ...SERVICE, mode: 0o600 });

    rmSync(dataFolder, { recursive: true });
    chownSync(folder, SERVICE.uid, SERVICE.gid);
    await restoreAccounts(dataFolder, backup);
    for (const file of ['', ...FILES]) expect(statsOf(file)).toMatchObject(SERVICE);
  });
});

describeAsRoot('a restore by a user who is not the owner', () => {
  test('is refused before anything is changed', async () => {
    const { dataFolder, backup } = await accountsOfTheService();
    chmodSync(dataFolder, 0o777);
    for (const file of FILES) chownSync(path.join(backup, file), STRANGER, STRANGER);
    chownSync(backup, STRANGER, STRANGER);
    const readFiles = () => FILES.map((file) => readFileSync(path.join(dataFolder, file)));
    const before = readFiles();
    await actingAs(STRANGER, () =>
      expect(restoreAccounts(dataFolder, backup)).rejects.toThrow('belongs to the user 65534'),
    );
    expect(readFiles()).toEqual(before);
    // SQLite's log is removed when V8 collects the last statement of the connection: before the restore or during it.
    const left = readdirSync(dataFolder).filter((file) => !/-(wal|shm)$/.test(file));
    expect(left).toEqual(FILES);
  });
});
