import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashPassword, matchesPassword } from './passwords';

const PARAMETERS = '$argon2id$v=19$m=19456,t=2,p=1$';

describe('passwords', () => {
  it('are hashed by argon2id with the agreed cost and a salt of their own', async () => {
    const [first, second] = await Promise.all([hashPassword('indigo'), hashPassword('indigo')]);
    expect(first.startsWith(PARAMETERS)).toBe(true);
    expect(second).not.toBe(first);
  });

  it('fit their own hash only', async () => {
    const hash = await hashPassword('indigo');
    expect(await matchesPassword(hash, 'indigo')).toBe(true);
    expect(await matchesPassword(hash, 'Indigo')).toBe(false);
    expect(await matchesPassword(null, 'indigo')).toBe(false);
  });

  it('are compared with a decoy of the same cost when there is no hash', async () => {
    const source = await readFile(path.join(__dirname, 'passwords.ts'), 'utf8');
    expect(source).toContain(`'${PARAMETERS}`);
  });
});
