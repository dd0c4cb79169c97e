import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';

interface Attempts {
  /** Attempts in the current window, this one included. */
  count: number;
  /** Milliseconds until the window ends. */
  resetsInMs: number;
}

/** Counts attempts in the database, so that all copies of the service count together and a restart forgets none. */
export class AttemptCounter {
  /** @param now the clock, in milliseconds since 1970 */
  constructor(
    private readonly database: Kysely<Tables>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts one attempt in a single statement: of many at once, each gets a number of its own. */
  async add(key: string, windowSeconds: number): Promise<Attempts> {
    const now = this.now();
    const { count, resetsAt } = await this.database
      .insertInto('attempts')
      .values({ key, count: 1, resetsAt: now + windowSeconds * 1000 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((expression) => {
          const over = expression('attempts.resetsAt', '<=', now);
          return {
            count: expression
              .case()
              .when(over)
              .then(1)
              .else(expression('attempts.count', '+', 1))
              .end(),
            resetsAt: expression
              .case()
              .when(over)
              .then(expression.ref('excluded.resetsAt'))
              .else(expression.ref('attempts.resetsAt'))
              .end(),
          };
        }),
      )
      .returning(['count', 'resetsAt'])
      .executeTakeFirstOrThrow();
    if (count === 1) await this.forgetExpired(now);
    return { count, resetsInMs: resetsAt - now };
  }

  async clear(key: string): Promise<void> {
    await this.database.deleteFrom('attempts').where('key', '=', key).execute();
  }

  private async forgetExpired(now: number): Promise<void> {
    await this.database.deleteFrom('attempts').where('resetsAt', '<=', now).execute();
  }
}
