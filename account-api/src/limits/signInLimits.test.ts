import type { Kysely } from 'kysely';
import { describeOnEachDatabase } from '../../test/describeOnEachDatabase';
import { openDatabase } from '../database/openDatabase';
import type { Tables } from '../database/tables';
import { keyedDigest } from './keyedDigest';
import { SignInLimits } from './signInLimits';

describeOnEachDatabase('the stored counters', (testDatabase) => {
  let database: Kysely<Tables>;
  let limits: SignInLimits;
  beforeAll(async () => {
    database = await openDatabase(testDatabase().dataFolder, testDatabase().databaseUrl);
    const limit = { calls: 5, seconds: 60 };
    limits = new SignInLimits(
      database,
      keyedDigest(new TextEncoder().encode('a secret that only the tests know')),
      { perAddress: limit, perAccount: limit, perAccountNewAddresses: limit },
    );
  });
  afterAll(() => database.destroy());
  const rows = () => database.selectFrom('rateLimits').select('key').execute();

  test('contain neither emails nor addresses', async () => {
    await limits.admitSignIn('192.0.2.1');
    await limits.admitRegistration('192.0.2.1');
    await limits.admitPassword('asha@example.in', undefined, '192.0.2.1');
    const stored = JSON.stringify(await rows());
    expect(stored).toContain('registration:');
    expect(stored).not.toMatch(/192|asha/);
  });

  test('are deleted after they expire', async () => {
    await limits.admitPassword('meera@example.in', undefined, '192.0.2.2');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
    await limits.admitSignIn('192.0.2.3');
    expect(await rows()).toHaveLength(1);
  });
});
