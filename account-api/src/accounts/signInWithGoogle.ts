import type { Account } from '../database/tables';
import type { GoogleIdentity } from '../google/googleVerifier';
import { Refusal } from '../refusal';
import type { AccountStore } from './accountStore';
import { newAccount } from './newAccount';

/**
 * Finds the Google user's account, makes one, or takes over the one with the same email (§7).
 * An existing account is only taken over when Google says that the address is verified.
 *
 * @throws Refusal 409 when the address belongs to an account that this Google user may not have
 */
export async function signInWithGoogle(
  accounts: AccountStore,
  identity: GoogleIdentity,
  now: Date,
): Promise<Account> {
  const { googleId, email, emailVerified, name, picture } = identity;
  const fresh = newAccount(name, email, now, {
    googleId,
    picture,
    emailVerifiedAt: emailVerified ? now.toISOString() : null,
  });
  // Looked for again after a failed insert: the same user's second tab may have been quicker.
  const own =
    (await accounts.findByGoogleId(googleId)) ??
    (await accounts.add(fresh)) ??
    (emailVerified ? await accounts.claimForGoogle(email, googleId, now) : undefined) ??
    (await accounts.findByGoogleId(googleId));
  if (own === undefined) {
    throw new Refusal(
      409,
      'An account with this email already exists. Please log in the way you did before.',
    );
  }
  return own;
}
