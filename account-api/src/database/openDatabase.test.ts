import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { testDatabases } from '../../test/testDatabases';
import { openDatabase } from './openDatabase';

test('a file that cannot be opened is named, with the reason', async () => {
  const { dataFolder, remove } = await testDatabases[0]!.make();
  const file = path.join(dataFolder, 'accounts.db');
  await writeFile(file, 'no database at all '.repeat(500));
  await expect(openDatabase(dataFolder)).rejects.toThrow(
    `${file} could not be opened: file is not a database`,
  );
  await remove();
});

test('a PostgreSQL that cannot be reached is named without its password, with the reason', async () => {
  const opening = openDatabase('unused', 'postgres://shop:secret@127.0.0.1:9/shop');
  const { message } = await opening.then(
    () => new Error('It was opened'),
    (error: unknown) => error as Error,
  );
  expect(message).toMatch(/the database of DATABASE_URL could not be opened: .*ECONNREFUSED 127\.0\.0\.1:9/);
  expect(message).not.toContain('secret');
});
