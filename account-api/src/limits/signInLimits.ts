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
  /** Passwords tried for one email from one address, until one fits. */
  perAccount: Limit;
  /** Passwords tried for one email from all addresses that never signed in to it; then one at a time, evenly. */
  perAccountNewAddresses: Limit;
}

type Consumer = Pick<BurstyRateLimiter, 'consume'>;

/**
 * How often sessions may be asked for. Nobody can shut out the owner of an account: what strangers do counts for
 * their own addresses, and against all of them together it slows down addresses that never signed in to the account.
 *
 * Everything is counted before it is judged, so that many guesses at once are not judged before they are counted.
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

  /** @throws Refusal 429 when the address registers too often, whatever else it does */
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

  /** Somebody signed in: from this address they start afresh and are known. */
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
