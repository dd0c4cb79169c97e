import { testDatabases, type TestDatabase } from './testDatabases';

/**
 * Runs the same tests on SQLite and PostgreSQL, each with its own empty database.
 * @param body declares the tests. Its argument returns the database, and must be called only while a test or hook runs.
 */
export function describeOnEachDatabase(title: string, body: (database: () => TestDatabase) => void): void {
  describe.each(testDatabases)(`${title} ($name)`, ({ make }) => {
    let database: TestDatabase | undefined;
    beforeAll(async () => {
      database = await make();
    });
    afterAll(() => database?.remove());
    body(() => {
      if (database === undefined) throw new Error('There is no database before the tests begin');
      return database;
    });
  });
}
