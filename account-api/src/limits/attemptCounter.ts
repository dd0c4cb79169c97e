import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';

export interface Limit {
  calls: number;
  seconds: number;
}

/** Counts attempts in the database, for all instances of the service. */
export class AttemptCounter {
  constructor(
    private readonly database: Kysely<Tables>,
    private readonly name: string,
    private readonly limit: Limit,
  ) {}

  /**
   * The first attempt of a period deletes expired counts.
   * @returns 0 when this attempt is accepted, otherwise milliseconds until another attempt is accepted
   */
  async count(key: string): Promise<number> {
    const now = Date.now();
    const first = { points: 1, expire: now + this.limit.seconds * 1000 };
    const { points, expire } = await this.database
      .insertInto('rateLimits')
      .values({ key: this.keyOf(key), ...first })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => {
          const hasEnded = eb.case().when('rateLimits.expire', '<=', now);
          return {
            points: hasEnded
              .then(first.points)
              .else(eb('rateLimits.points', '+', 1))
              .end(),
            expire: hasEnded.then(first.expire).else(eb.ref('rateLimits.expire')).end(),
          };
        }),
      )
      .returning(['points', 'expire'])
      .executeTakeFirstOrThrow();
    if (points === 1) await this.database.deleteFrom('rateLimits').where('expire', '<=', now).execute();
    return points > this.limit.calls ? Number(expire) - now : 0;
  }

  async reset(key: string): Promise<void> {
    await this.database.deleteFrom('rateLimits').where('key', '=', this.keyOf(key)).execute();
  }

  private keyOf(key: string): string {
    return `${this.name}:${key}`;
  }
}
