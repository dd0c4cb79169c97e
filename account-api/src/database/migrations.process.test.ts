import path from 'node:path';
import { Kysely, Migrator, sql } from 'kysely';
import { SignJWT } from 'jose';
import { newPerson } from '../../test/apiClient';
import { describeOnEachDatabase } from '../../test/describeOnEachDatabase';
import { SIGNING_KEY, startApi, type RunningApi } from '../../test/startApi';
import { hashPassword } from '../accounts/passwords';
import { migrations } from './migrations';
import { postgresDialect } from './postgresDialect';
import { sqliteDialect } from './sqliteDialect';

/** Email in decomposed form, in which `é` is two characters. */
const DECOMPOSED = 'rene\u0301@shop.example';
const TAKEN = 'zoe\u0308@shop.example';

/** Creates a token as the service created tokens before accounts had token versions. */
const oldTokenOf = (id: string) =>
  new SignJWT({ id, iss: 'tanabana-accounts', aud: 'tanabana-storefront' })
    .setProtectedHeader({ alg: 'HS256', typ: 'session+jwt' })
    .setIssuedAt()
    .setExpirationTime('7d')
    .sign(new TextEncoder().encode(SIGNING_KEY));

describeOnEachDatabase('a database of an earlier version', (database) => {
  const person = newPerson();
  let api: RunningApi;

  /** Opens the database without migrating it, and runs statements. */
  const asEarlierVersion = async (run: (earlier: Kysely<unknown>) => Promise<void>) => {
    const { dataFolder, databaseUrl } = database();
    const dialect = databaseUrl
      ? postgresDialect(databaseUrl)
      : sqliteDialect(path.join(dataFolder, 'accounts.db'));
    const earlier = new Kysely<unknown>({ dialect });
    await run(earlier).finally(() => earlier.destroy());
  };
  const add = (earlier: Kysely<unknown>, id: string, email: string, hash: string | null) =>
    sql`
    insert into accounts (id, email, name, password_hash, sessions_valid_from, created_at)
    values (${id}, ${email}, ${id}, ${hash}, 0, '2026-01-01T00:00:00.000Z')`.execute(earlier);

  beforeAll(async () => {
    const hash = await hashPassword(person.password);
    await asEarlierVersion(async (earlier) => {
      const provider = { getMigrations: () => Promise.resolve(migrations) };
      const migrator = new Migrator({ db: earlier, provider });
      const { error } = await migrator.migrateTo('002-rate-limits-known-addresses');
      expect(error).toBeUndefined();
      await add(earlier, 'a1', person.email, hash);
      await add(earlier, 'a2', DECOMPOSED, hash);
      await add(earlier, 'a3', TAKEN, hash);
      await add(earlier, 'a4', TAKEN.normalize('NFC'), hash);
      await add(earlier, 'a6', 'asha@bücher.example', hash);
      await add(earlier, 'a7', 'meera@bücher.example', hash);
      await add(earlier, 'a8', 'meera@xn--bcher-kva.example', hash);
    });
    api = await startApi(database());
  });
  afterAll(() => api.stop());

  const login = (email: string) => api.post('/auth/login', { email, password: person.password });

  test('still has its accounts, and their sessions remain valid until they are ended', async () => {
    const token = await oldTokenOf('a1');
    expect((await login(person.email)).body.user).toMatchObject({ id: 'a1' });
    expect((await api.get('/users/me', token)).status).toBe(200);
    expect((await api.signOutEverywhere(token)).status).toBe(204);
    expect((await api.get('/users/me', token)).status).toBe(401);
    const again = (await login(person.email)).body.token!;
    expect((await api.get('/users/me', again)).status).toBe(200);
  });

  test('has its emails in the composed form, unless another account has that form', async () => {
    expect((await login(DECOMPOSED)).body.user).toMatchObject({ id: 'a2' });
    expect((await login(DECOMPOSED.normalize('NFC'))).body.user).toMatchObject({ id: 'a2' });
    expect((await login(TAKEN)).body.user).toMatchObject({ id: 'a4' });
    const again = await api.post('/auth/register', { ...person, email: DECOMPOSED });
    expect(again.status).toBe(409);
  });

  test('has its domains in ASCII, unless another account has that form', async () => {
    expect((await login('asha@xn--bcher-kva.example')).body.user).toMatchObject({ id: 'a6' });
    expect((await login('asha@bücher.example')).body.user).toMatchObject({ id: 'a6' });
    expect((await login('meera@bücher.example')).body.user).toMatchObject({ id: 'a7' });
    expect((await login('meera@xn--bcher-kva.example')).body.user).toMatchObject({ id: 'a8' });
  });

  test('accepts accounts that an instance of the earlier version adds', async () => {
    await asEarlierVersion(async (earlier) => {
      await add(earlier, 'a5', 'late@shop.example', null);
    });
    expect((await api.get('/users/me', await oldTokenOf('a5'))).status).toBe(200);
  });
});
