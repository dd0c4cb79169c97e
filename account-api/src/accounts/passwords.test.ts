import { hashPassword, matchesPassword, refuseWeakPassword } from './passwords';

describe('passwords', () => {
  test('are hashed by argon2id with the parameters of OWASP and different salts', async () => {
    const [first, second] = await Promise.all([hashPassword('indigo'), hashPassword('indigo')]);
    expect(first.startsWith('$argon2id$v=19$m=19456,t=2,p=1$')).toBe(true);
    expect(second).not.toBe(first);
  });

  test('match only their own hash', async () => {
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
      const start = process.cpuUsage();
      await matchesPassword(passwordHash, 'not-this-one');
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    // Compares the shortest durations, because other processes can only lengthen a measurement.
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

const register = (password: string) => () =>
  refuseWeakPassword(password, 'Asha Verma', 'asha.verma@shop.example');

describe('a new password', () => {
  test.each(['password', 'Password', '12345678', 'qwertyuiop', 'iloveyou1', ' pass word ', 'baseball'])(
    'that is common is refused: %j',
    (password) => {
      expect(register(password)).toThrow('very common');
    },
  );

  test.each(['        ', 'aaaaaaaa', '00000000000', 'z z z z z', '\t \t \t \t '])(
    'that repeats one character is refused: %j',
    (password) => {
      expect(register(password)).toThrow('cannot be the same character repeated');
    },
  );

  test.each(['asha.verma@shop.example', 'Asha.Verma@Shop.example', 'asha.verma', 'Asha Verma', 'ashaverma'])(
    'that is the name or email of its owner is refused: %j',
    (password) => {
      expect(register(password)).toThrow('cannot be your name or email address');
    },
  );

  test('that is shorter than 8 characters once it is normalised is refused', () => {
    expect(register('e\u0301'.repeat(7).normalize('NFC'))).toThrow('8 to 200 characters');
    expect(register('🧵🪡🎨🏺🪔🐘🌾')).toThrow('8 to 200 characters');
  });

  test.each(['indigo-and-madder', 'seven looms', 'kaalghoda', '🧵🪡🎨🏺🪔🐘🌾🧶', 'asha.verma likes indigo'])(
    'of any other characters is accepted: %j',
    (password) => {
      expect(register(password)).not.toThrow();
    },
  );
});
