import type { Kysely } from 'kysely';
import { BurstyRateLimiter, RateLimiterRes } from 'rate-limiter-flexible';
import type { CreateLimiter } from '../database/databaseAccess';
import type { Tables } from '../database/tables';
import type { Digest } from './keyedDigest';
import { KnownAddresses } from './knownAddresses';
import type { Limit } from './limit';
import { networkOf } from './networkOf';
import { tooManyAttempts } from './tooManyAttempts';

export interface Limits {
  /** Sign-ins from one address, and as many registrations. */
  perAddress: Limit;
  /** Passwords tried for one email from one address; the right one resets the count. */
  perAccount: Limit;
  /** Passwords tried for one email from all addresses that never signed in to it; beyond, one at a time. */
  perAccountNewAddresses: Limit;
}

type Consumer = Pick<BurstyRateLimiter, 'consume'>;

/**
 * Limits how often callers request sessions. Strangers cannot lock out the owner of an account: their attempts count
 * for their own addresses, and all attempts together slow down only addresses that never signed in to the account.
 *
 * Each attempt is counted before its password is checked, so that concurrent guesses all count.
 */
export class SignInLimits {
  readonly #calls: Consumer;
  readonly #registrations: Consumer;
  readonly #guesses: Consumer & { delete: (key: string) => Promise<boolean> };
  readonly #newAddresses: Consumer;
  readonly #known: KnownAddresses;

  constructor(
    private readonly database: Kysely<Tables>,
    private readonly digest: Digest,
    createLimiter: CreateLimiter,
    { perAddress, perAccount, perAccountNewAddresses }: Limits,
  ) {
    const limiter = (keyPrefix: string, { calls, seconds }: Limit) =>
      createLimiter({ keyPrefix, points: calls, duration: seconds });
    const { calls, seconds } = perAccountNewAddresses;
    this.#known = new KnownAddresses(database, digest);
    this.#calls = limiter('call', perAddress);
    this.#registrations = limiter('registration', perAddress);
    this.#guesses = limiter('guess', perAccount);
    this.#newAddresses = new BurstyRateLimiter(
      limiter('new-steady', { calls: 1, seconds: Math.ceil(seconds / calls) }),
      limiter('new-burst', perAccountNewAddresses),
    );
  }

  /** @throws Refusal 429 when the address signs in too often */
  async admitSignIn(address: string): Promise<void> {
    await this.consume(this.#calls, this.digest(networkOf(address)));
  }

  /** @throws Refusal 429 when the address registers too often; other calls do not count */
  async admitRegistration(address: string): Promise<void> {
    await this.consume(this.#registrations, this.digest(networkOf(address)));
  }

  /**
   * @param email normalised; whether it has an account makes no difference
   * @param accountId of the account with this email, if any
   * @throws Refusal 429 when a password may not be tried now
   */
  async admitPassword(email: string, accountId: string | undefined, address: string): Promise<void> {
    await this.consume(this.#guesses, this.digest(email, networkOf(address)));
    if (await this.#known.has(accountId, address)) return;
    await this.consume(this.#newAddresses, this.digest(email));
  }

  /** Records a sign-in: the address becomes known to the account, and its attempts are reset. */
  async recordSuccess(email: string, accountId: string, address: string): Promise<void> {
    await this.#guesses.delete(this.digest(email, networkOf(address)));
    await this.#known.remember(accountId, address);
  }

  private async consume(limiter: Consumer, key: string): Promise<void> {
    const { isFirstInDuration } = await limiter.consume(key).catch((rejection: unknown) => {
      throw rejection instanceof RateLimiterRes ? tooManyAttempts(rejection.msBeforeNext) : rejection;
    });
    if (isFirstInDuration) {
      await this.database.deleteFrom('rateLimits').where('expire', '<=', Date.now()).execute();
    }
  }
}
