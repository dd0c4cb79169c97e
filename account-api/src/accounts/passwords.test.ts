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
    // The quickest round shows the cost of the work; the others also show how busy the machine is.
    let [own, none] = [Infinity, Infinity];
    const isAlike = () => none / own > 0.7 && none / own < 1.4;
    for (let round = 0; round < 200 && (round < 21 || !isAlike()); round += 1) {
      own = Math.min(own, await timeOf(hash));
      none = Math.min(none, await timeOf(null));
    }
    expect(none / own).toBeGreaterThan(0.7);
    expect(none / own).toBeLessThan(1.4);
  });
});
