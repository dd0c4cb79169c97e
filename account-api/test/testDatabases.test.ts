import type { testDatabases } from './testDatabases';

describe('the databases of the tests', () => {
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

  test('are SQLite and PostgreSQL, also when PostgreSQL could not be started', () => {
    const databases = databasesWith({ POSTGRES_MISSING: 'no such program' });
    expect(databases.map(({ name }) => name)).toEqual(['SQLite', 'PostgreSQL']);
  });

  test('report why PostgreSQL could not be started when a test requests it', async () => {
    const [, postgres] = databasesWith({ POSTGRES_MISSING: 'no such program' });
    await expect(postgres?.make()).rejects.toThrow('PostgreSQL could not be started: no such program');
  });
});
