import { hashPassword, matchesPassword } from './passwords';

describe('passwords', () => {
  test('are hashed by argon2id with the cost of OWASP and a salt of their own', async () => {
    const [first, second] = await Promise.all([hashPassword('indigo'), hashPassword('indigo')]);
    expect(first.startsWith('$argon2id$v=19$m=19456,t=2,p=1$')).toBe(true);
    expect(second).not.toBe(first);
  });

  test('match their own hash only', async () => {
    const hash = await hashPassword('indigo');
    expect(await matchesPassword(hash, 'indigo')).toBe(true);
    expect(await matchesPassword(hash, 'Indigo')).toBe(false);
  });

  test.each(['', 'indigo', 'password', 'decoy'])('match nothing without a hash: %j', async (password) => {
    expect(await matchesPassword(null, password)).toBe(false);
  });

  test('take as long to check without a hash as with one', async () => {
    const hash = await hashPassword('indigo');
    const timeOf = async (passwordHash: string | null) => {
      const start = performance.now();
      await matchesPassword(passwordHash, 'not-this-one');
      return performance.now() - start;
    };
    const own: number[] = [];
    const none: number[] = [];
    for (let round = 0; round < 21; round += 1) {
      own.push(await timeOf(hash));
      none.push(await timeOf(null));
    }
    // The quickest round shows the cost of the work; the others also show how busy the machine is.
    const ratio = Math.min(...none) / Math.min(...own);
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.4);
  });
});
