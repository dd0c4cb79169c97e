import { networkOf } from '@tanabana/http/networkOf';
import { Refusal } from '@tanabana/http/refusal';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { AttemptCounter, type Limit } from './attemptCounter';
import type { Digest } from './keyedDigest';
import { KnownAddresses } from './knownAddresses';

export interface Limits {
  /**
   * Maximum number of sign-ins from one IP address per period. Registrations from one address have a separate limit of
   * the same size.
   */
  perAddress: Limit;
  /**
   * Maximum number of passwords tried for one email from one IP address per period. The right password resets the
   * count.
   */
  perAccount: Limit;
  /**
   * Maximum number of passwords tried for one email per period, from all IP addresses together that never signed in to
   * the account of the email. Above the maximum, these addresses together may still try one password every `seconds /
   * calls` seconds.
   */
  perAccountNewAddresses: Limit;
}

export type SignInLimits = ReturnType<typeof signInLimits>;

/**
 * Wrong passwords from strangers slow down only IP addresses that never signed in to the account, so strangers cannot
 * lock out the owner. Each attempt is counted before its password is checked, so that concurrent attempts are counted
 * too.
 */
export function signInLimits(database: Kysely<Tables>, digest: Digest, limits: Limits) {
  const counter = (name: string, limit: Limit) => new AttemptCounter(database, name, limit);
  const { calls, seconds } = limits.perAccountNewAddresses;
  const known = new KnownAddresses(database, digest);
  const signIns = counter('call', limits.perAddress);
  const registrations = counter('registration', limits.perAddress);
  const guesses = counter('guess', limits.perAccount);
  const newAddresses = counter('new-burst', limits.perAccountNewAddresses);
  const newAddressesSteadily = counter('new-steady', { calls: 1, seconds: Math.ceil(seconds / calls) });

  return {
    async admitSignIn(address: string): Promise<void> {
      refuseFor(await signIns.count(digest(networkOf(address))));
    },

    async admitRegistration(address: string): Promise<void> {
      refuseFor(await registrations.count(digest(networkOf(address))));
    },

    /**
     * @param accountId id of the account with this email, if any
     * @throws Refusal 429 when no password may be tried now
     */
    async admitPassword(email: string, accountId: string | undefined, address: string): Promise<void> {
      refuseFor(await guesses.count(digest(email, networkOf(address))));
      if (await known.has(accountId, address)) return;
      const key = digest(email);
      const waitMs = await newAddressesSteadily.count(key);
      if (waitMs > 0) refuseFor(Math.min(waitMs, await newAddresses.count(key)));
    },

    /** Stores the IP address as known to the account, and resets the count of passwords tried from this address. */
    async recordSuccess(email: string, accountId: string, address: string): Promise<void> {
      await guesses.reset(digest(email, networkOf(address)));
      await known.remember(accountId, address);
    },
  };
}

function refuseFor(waitMs: number): void {
  if (waitMs > 0) throw tooManyAttempts(waitMs);
}

/**
 * The message contains the time until the next attempt is accepted.
 * @internal
 */
export function tooManyAttempts(resetsInMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(resetsInMs / 1000));
  const wait = seconds > 90 ? inWords(Math.ceil(seconds / 60), 'minute') : inWords(seconds, 'second');
  return new Refusal(429, `Too many attempts. Please try again in ${wait}.`, {}, { 'retry-after': seconds });
}

const inWords = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
