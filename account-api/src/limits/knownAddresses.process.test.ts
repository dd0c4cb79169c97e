import type { Kysely } from 'kysely';
import { describeOnEachDatabase } from '../../test/describeOnEachDatabase';
import { AccountStore, newAccount } from '../accounts/accountStore';
import { openDatabase } from '../database/openDatabase';
import type { Tables } from '../database/tables';
import { keyedDigest } from './keyedDigest';
import { KnownAddresses } from './knownAddresses';

const DAY_MS = 24 * 60 * 60 * 1000;
const SECRET = new TextEncoder().encode('a secret that only the tests know');

describeOnEachDatabase('addresses that signed in before', (testDatabase) => {
  let database: Kysely<Tables>;
  let known: KnownAddresses;
  let people = 0;
  beforeAll(async () => {
    database = await openDatabase(testDatabase().dataFolder, testDatabase().databaseUrl);
    known = new KnownAddresses(database, keyedDigest(SECRET));
  });
  afterAll(() => database.destroy());

  const openAccount = async () => {
    const account = newAccount('Asha', `known.${(people += 1)}@example.in`, new Date());
    await new AccountStore(database).add(account);
    return account.id;
  };
  const rows = () => database.selectFrom('knownAddresses').selectAll().execute();
  const after = (days: number) => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + days * DAY_MS);
  };

  test('are known only for their own account, also to another instance of the service', async () => {
    const [asha, meera] = [await openAccount(), await openAccount()];
    await known.remember(asha, '192.0.2.1');
    const other = new KnownAddresses(database, keyedDigest(SECRET));
    expect(await other.has(asha, '192.0.2.1')).toBe(true);
    expect(await other.has(asha, '192.0.2.2')).toBe(false);
    expect(await other.has(meera, '192.0.2.1')).toBe(false);
    expect(await other.has(undefined, '192.0.2.1')).toBe(false);
  });

  test('are stored as digests that need the secret', async () => {
    const account = await openAccount();
    await known.remember(account, '192.0.2.3');
    expect(JSON.stringify(await rows())).not.toContain('192.0.2.3');
    const other = new KnownAddresses(database, keyedDigest(new TextEncoder().encode('another')));
    expect(await other.has(account, '192.0.2.3')).toBe(false);
  });

  test('expire and are deleted 180 days after the last sign-in', async () => {
    const [asha, meera] = [await openAccount(), await openAccount()];
    await known.remember(asha, '192.0.2.4');
    after(179);
    await known.remember(meera, '192.0.2.5');
    expect(await known.has(asha, '192.0.2.4')).toBe(true);
    await known.remember(asha, '192.0.2.4');
    after(179);
    expect(await known.has(asha, '192.0.2.4')).toBe(true);
    after(2);
    expect(await known.has(asha, '192.0.2.4')).toBe(false);
    await known.remember(meera, '192.0.2.6');
    expect((await rows()).map(({ accountId }) => accountId)).not.toContain(asha);
  });

  test('include at most the latest twenty of an account', async () => {
    const account = await openAccount();
    const now = Date.now();
    for (let host = 0; host < 25; host += 1) {
      jest.spyOn(Date, 'now').mockImplementation(() => now + host);
      await known.remember(account, `198.51.100.${host}`);
    }
    expect((await rows()).filter(({ accountId }) => accountId === account)).toHaveLength(20);
    expect(await known.has(account, '198.51.100.4')).toBe(false);
    expect(await known.has(account, '198.51.100.5')).toBe(true);
  });
});
