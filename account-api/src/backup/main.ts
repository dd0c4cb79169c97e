// Script of `npm run backup -w account-api -- <folder>` and `npm run restore -w account-api -- <folder>`.
import path from 'node:path';
import { backupAccounts, restoreAccounts } from './backupAccounts';

const [command, folder] = process.argv.slice(2);
const dataFolder = path.resolve(
  process.env.DATA_FOLDER ?? path.join(import.meta.dirname, '../../../.tanabana/accounts'),
);

async function run(): Promise<string> {
  if (process.env.DATABASE_URL)
    throw new Error('The accounts are in PostgreSQL: use pg_dump and pg_restore (README).');
  // npm runs this script in the folder of the workspace. INIT_CWD is the folder in which the user called npm.
  const target = folder && path.resolve(process.env.INIT_CWD ?? '.', folder);
  if (command === 'backup' && target) {
    await backupAccounts(dataFolder, target);
    return `The accounts of ${dataFolder} are in ${target}.`;
  }
  if (command === 'restore' && target) {
    const replaced = await restoreAccounts(dataFolder, target);
    const restored = `The accounts of ${target} are in ${dataFolder}.`;
    if (!replaced) return restored;
    return replaced.isReadable
      ? `${restored} The previous ones are in ${replaced.path}.`
      : `${restored} The previous database was missing or damaged. Its files are kept as ${replaced.path}*: keep them until the accounts are checked, then delete them.`;
  }
  throw new Error('Name the folder: npm run backup -w account-api -- <folder>, or npm run restore …');
}

run().then(
  (message) => console.log(message),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
