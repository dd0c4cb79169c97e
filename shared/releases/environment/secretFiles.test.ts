/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '../versions/builtDeployable.testing';
import { withSecretFiles } from './secretFiles';

function fileWith(text: string): string {
  const file = path.join(newFolder(), 'secret');
  writeFileSync(file, text);
  return file;
}

test('reads secrets from the named files', () => {
  const env = { PORT: '3000', RELEASE_SECRET_FILE: fileWith('s3cret\n'), BOARD_TOKEN_FILE: '/nowhere' };
  expect(withSecretFiles(env, ['RELEASE_SECRET'])).toEqual({ ...env, RELEASE_SECRET: 's3cret' });
});

test('rejects a secret that is set twice or whose file cannot be read, and names the secret', () => {
  expect(() =>
    withSecretFiles({ BOARD_TOKEN: 'a', BOARD_TOKEN_FILE: fileWith('b') }, ['BOARD_TOKEN']),
  ).toThrow('Set BOARD_TOKEN or BOARD_TOKEN_FILE, not both.');
  expect(() => withSecretFiles({ DATABASE_URL_FILE: '/nowhere/at/all' }, ['DATABASE_URL'])).toThrow(
    'DATABASE_URL_FILE cannot be read: ENOENT',
  );
});
