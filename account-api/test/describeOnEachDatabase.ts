import { testDatabases, type TestDatabase } from './testDatabases';

/**
 * States the same rules for SQLite and PostgreSQL, each on a database of its own.
 *
 * @param body gets a function that gives the database, to be called within tests
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
