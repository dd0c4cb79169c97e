/** @jest-environment node */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { restrictedUser } from './restrictedUser';

const isRoot = process.getuid?.() === 0;
const folder = mkdtempSync(path.join(tmpdir(), 'tanabana-user-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('a server with the user root runs code as the user nobody, if that user can read the code', () => {
  chmodSync(folder, 0o755);
  expect(restrictedUser([folder])).toEqual(isRoot ? { uid: 65_534, gid: 65_534 } : undefined);
});

test('a server runs code as its own user, if the user nobody cannot read the code', () => {
  chmodSync(folder, 0o700);
  expect(restrictedUser([folder])).toBeUndefined();
});
