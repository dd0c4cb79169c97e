import { createHash } from 'node:crypto';
import type { AttemptCounter } from './attemptCounter';
import type { Limit } from './limit';
import { tooManyAttempts } from './tooManyAttempts';

/** Slows down guessing at one account, from however many addresses it comes. */
export class AccountLimiter {
  constructor(
    private readonly attempts: AttemptCounter,
    private readonly limit: Limit,
  ) {}

  /**
   * Counts an attempt before it is judged, so that many guesses at once are not judged before they are counted.
   *
   * @param email normalised; whether it has an account makes no difference
   * @throws Refusal 429
   */
  async admit(email: string): Promise<void> {
    const { count, resetsInMs } = await this.attempts.add(keyOf(email), this.limit.seconds);
    if (count > this.limit.calls) throw tooManyAttempts(resetsInMs);
  }

  /** The attempt succeeded: its owner starts afresh. */
  async forget(email: string): Promise<void> {
    await this.attempts.clear(keyOf(email));
  }
}

/** Mistyped addresses are nobody's business: only their digest is stored. */
function keyOf(email: string): string {
  return `account ${createHash('sha256').update(email).digest('base64url')}`;
}
