import { testDatabases, type TestDatabase } from './testDatabases';

/**
 * States the same rules for SQLite and PostgreSQL, each on a database of its own.
 *
 * @param body gets a function that gives the database, to be called within tests
 */
export function describeOnEachDatabase(title: string, body: (database: () => TestDatabase) => void): void {
  describe.each(testDatabases)(`${title} ($name)`, ({ make }) => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await make();
    });
    afterAll(() => database.remove());
    body(() => database);
  });
  if (process.env.POSTGRES_MISSING !== undefined) {
    it.skip(`${title}: NOT CHECKED on PostgreSQL, which could not be started here`, () => undefined);
  }
}
