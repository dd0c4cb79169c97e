import { describeOnEachDatabase } from '../../test/describeOnEachDatabase';
import { openDatabase, type AccountsDatabase } from '../database/openDatabase';
import { keyedDigest } from './keyedDigest';
import { SignInLimits } from './signInLimits';

describeOnEachDatabase('the stored counters', (testDatabase) => {
  let opened: AccountsDatabase;
  let limits: SignInLimits;
  beforeAll(async () => {
    opened = await openDatabase(testDatabase().dataFolder, testDatabase().databaseUrl);
    const limit = { calls: 5, seconds: 60 };
    limits = new SignInLimits(
      opened.database,
      keyedDigest(new TextEncoder().encode('a secret that only the tests know')),
      opened.createLimiter,
      { perAddress: limit, perAccount: limit, perAccountNewAddresses: limit },
    );
  });
  afterAll(() => opened.database.destroy());
  const rows = () => opened.database.selectFrom('rateLimits').select('key').execute();

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
