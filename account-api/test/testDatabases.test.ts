import type { testDatabases } from './testDatabases';

describe('the databases to test on', () => {
  const environment = { ...process.env };
  afterEach(() => {
    process.env = { ...environment };
  });

  const databasesWith = (settings: Record<string, string>) => {
    delete process.env.POSTGRES_URL;
    Object.assign(process.env, settings);
    let databases: typeof testDatabases = [];
    jest.isolateModules(() => {
      ({ testDatabases: databases } = jest.requireActual<{ testDatabases: typeof testDatabases }>(
        './testDatabases',
      ));
    });
    return databases;
  };

  test('are SQLite and PostgreSQL, also where PostgreSQL could not be started', () => {
    const databases = databasesWith({ POSTGRES_MISSING: 'no such program' });
    expect(databases.map(({ name }) => name)).toEqual(['SQLite', 'PostgreSQL']);
  });

  test('fail what is tested on a PostgreSQL that could not be started, and say why', async () => {
    const [, postgres] = databasesWith({ POSTGRES_MISSING: 'no such program' });
    await expect(postgres?.make()).rejects.toThrow('PostgreSQL could not be started: no such program');
  });
});
