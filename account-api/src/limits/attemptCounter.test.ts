import type { Kysely } from 'kysely';
import { describeOnEachDatabase } from '../../test/describeOnEachDatabase';
import { openDatabase } from '../database/openDatabase';
import type { Tables } from '../database/tables';
import { AttemptCounter } from './attemptCounter';

describeOnEachDatabase('the attempt counter', (testDatabase) => {
  let database: Kysely<Tables>;
  let now = Date.parse('2025-10-01T09:00:00Z');
  beforeAll(async () => {
    database = await openDatabase(testDatabase().dataFolder, testDatabase().databaseUrl);
  });
  afterAll(() => database.destroy());
  const counter = () => new AttemptCounter(database, () => now);

  it('counts each key for itself, and says when its window ends', async () => {
    expect(await counter().add('a', 60)).toEqual({ count: 1, resetsInMs: 60_000 });
    now += 15_000;
    expect(await counter().add('a', 60)).toEqual({ count: 2, resetsInMs: 45_000 });
    expect(await counter().add('b', 60)).toEqual({ count: 1, resetsInMs: 60_000 });
  });

  it('starts a new window when the old one has ended', async () => {
    await counter().add('c', 60);
    now += 59_999;
    expect((await counter().add('c', 60)).count).toBe(2);
    now += 1;
    expect(await counter().add('c', 60)).toEqual({ count: 1, resetsInMs: 60_000 });
  });

  it('gives attempts that come at once a number each, over all copies of the service', async () => {
    const counted = await Promise.all(Array.from({ length: 30 }, () => counter().add('d', 60)));
    const numbers = counted.map(({ count }) => count).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  it('keeps nothing of windows that have ended', async () => {
    now += 3_600_000;
    await counter().add('e', 60);
    const kept = await database.selectFrom('attempts').select('key').execute();
    expect(kept).toEqual([{ key: 'e' }]);
  });
});
