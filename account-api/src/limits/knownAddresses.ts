import { networkOf } from '@tanabana/http/networkOf';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { Digest } from './keyedDigest';

const DAY_MS = 24 * 60 * 60 * 1000;
const KNOWN_ADDRESS_TTL_MS = 180 * DAY_MS;
const MAX_ADDRESSES_PER_ACCOUNT = 20;

/** Stores hashes of the IP addresses that most recently signed in to each account. */
export class KnownAddresses {
  constructor(
    private readonly database: Kysely<Tables>,
    private readonly digest: Digest,
  ) {}

  /**
   * @param accountId undefined if there is no account. The query takes as long as for an account, so that the duration
   * does not reveal which emails have accounts.
   */
  async has(accountId: string | undefined, address: string): Promise<boolean> {
    const known = await this.database
      .selectFrom('knownAddresses')
      .select('signedInAt')
      .where('accountId', '=', accountId ?? '')
      .where('addressDigest', '=', this.digestOf(address))
      .where('signedInAt', '>', Date.now() - KNOWN_ADDRESS_TTL_MS)
      .executeTakeFirst();
    return known !== undefined;
  }

  /** Stores the IP address of a sign-in. Writes the same address at most once a day. */
  async remember(accountId: string, address: string): Promise<void> {
    const now = Date.now();
    const written = await this.database
      .insertInto('knownAddresses')
      .values({ accountId, addressDigest: this.digestOf(address), signedInAt: now })
      .onConflict((conflict) =>
        conflict
          .columns(['accountId', 'addressDigest'])
          .doUpdateSet({ signedInAt: now })
          .where('knownAddresses.signedInAt', '<', now - DAY_MS),
      )
      .returning('accountId')
      .executeTakeFirst();
    if (written) await this.prune(accountId, now);
  }

  private async prune(accountId: string, now: number): Promise<void> {
    const latest = this.database
      .selectFrom('knownAddresses')
      .select('addressDigest')
      .where('accountId', '=', accountId)
      .orderBy('signedInAt', 'desc')
      .limit(MAX_ADDRESSES_PER_ACCOUNT);
    await this.database
      .deleteFrom('knownAddresses')
      .where((where) =>
        where.or([
          where('signedInAt', '<=', now - KNOWN_ADDRESS_TTL_MS),
          where.and([where('accountId', '=', accountId), where('addressDigest', 'not in', latest)]),
        ]),
      )
      .execute();
  }

  private digestOf(address: string): string {
    return this.digest('known', networkOf(address));
  }
}
