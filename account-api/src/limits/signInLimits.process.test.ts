import type { Kysely } from 'kysely';
import { describeOnEachDatabase } from '../../test/describeOnEachDatabase';
import { openDatabase } from '../database/openDatabase';
import type { Tables } from '../database/tables';
import { keyedDigest } from './keyedDigest';
import { signInLimits, tooManyAttempts, type SignInLimits } from './signInLimits';

describeOnEachDatabase('the stored counters', (testDatabase) => {
  let database: Kysely<Tables>;
  let limits: SignInLimits;
  beforeAll(async () => {
    database = await openDatabase(testDatabase().dataFolder, testDatabase().databaseUrl);
    const limit = { calls: 5, seconds: 60 };
    limits = signInLimits(
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

test.each([
  [0, 1, '1 second'],
  [1000, 1, '1 second'],
  [1001, 2, '2 seconds'],
  [90_000, 90, '90 seconds'],
  [90_001, 91, '2 minutes'],
  [900_000, 900, '15 minutes'],
])('a refusal for %i ms has Retry-After %i and says %s', (resetsInMs, seconds, words) => {
  expect(tooManyAttempts(resetsInMs)).toMatchObject({
    statusCode: 429,
    message: `Too many attempts. Please try again in ${words}.`,
    headers: { 'retry-after': seconds },
  });
});
