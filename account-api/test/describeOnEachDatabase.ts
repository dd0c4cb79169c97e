import { testDatabases, type TestDatabase } from './testDatabases';

/**
 * Runs the same tests on SQLite and on PostgreSQL, each with an empty database of its own.
 *
 * @param body declares the tests; the function that it receives returns the database while they run
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
