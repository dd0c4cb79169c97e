import { networkOf } from '@tanabana/http/networkOf';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { AttemptCounter, type Limit } from './attemptCounter';
import type { Digest } from './keyedDigest';
import { KnownAddresses } from './knownAddresses';
import { tooManyAttempts } from './tooManyAttempts';

export interface Limits {
  /** Sign-ins from one address, and as many registrations. */
  perAddress: Limit;
  /** Passwords tried for one email from one address; the right one resets the count. */
  perAccount: Limit;
  /** Passwords tried for one email from all addresses that never signed in to it; beyond, one at a time. */
  perAccountNewAddresses: Limit;
}

/**
 * Limits sign-ins. Attempts of strangers slow down only addresses that never signed in to the account, so strangers
 * cannot lock out the owner. Each attempt is counted before its password is checked, so that concurrent attempts all
 * count.
 */
export class SignInLimits {
  readonly #calls: AttemptCounter;
  readonly #registrations: AttemptCounter;
  readonly #guesses: AttemptCounter;
  readonly #newAddresses: AttemptCounter;
  readonly #newAddressesSteadily: AttemptCounter;
  readonly #known: KnownAddresses;

  constructor(
    database: Kysely<Tables>,
    private readonly digest: Digest,
    { perAddress, perAccount, perAccountNewAddresses }: Limits,
  ) {
    const counter = (name: string, limit: Limit) => new AttemptCounter(database, name, limit);
    const { calls, seconds } = perAccountNewAddresses;
    this.#known = new KnownAddresses(database, digest);
    this.#calls = counter('call', perAddress);
    this.#registrations = counter('registration', perAddress);
    this.#guesses = counter('guess', perAccount);
    this.#newAddresses = counter('new-burst', perAccountNewAddresses);
    this.#newAddressesSteadily = counter('new-steady', { calls: 1, seconds: Math.ceil(seconds / calls) });
  }

  async admitSignIn(address: string): Promise<void> {
    refuseFor(await this.#calls.count(this.digest(networkOf(address))));
  }

  async admitRegistration(address: string): Promise<void> {
    refuseFor(await this.#registrations.count(this.digest(networkOf(address))));
  }

  /**
   * @param accountId of the account with this email, if any
   * @throws Refusal 429 when a password may not be tried now
   */
  async admitPassword(email: string, accountId: string | undefined, address: string): Promise<void> {
    refuseFor(await this.#guesses.count(this.digest(email, networkOf(address))));
    if (await this.#known.has(accountId, address)) return;
    const key = this.digest(email);
    const waitMs = await this.#newAddressesSteadily.count(key);
    if (waitMs > 0) refuseFor(Math.min(waitMs, await this.#newAddresses.count(key)));
  }

  /** Marks the address as known to the account, and resets its attempts. */
  async recordSuccess(email: string, accountId: string, address: string): Promise<void> {
    await this.#guesses.reset(this.digest(email, networkOf(address)));
    await this.#known.remember(accountId, address);
  }
}

function refuseFor(waitMs: number): void {
  if (waitMs > 0) throw tooManyAttempts(waitMs);
}
