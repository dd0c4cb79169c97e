import { Refusal } from '@tanabana/http/refusal';
import type { Account } from '../database/tables';
import type { GoogleIdentity } from '../google/googleVerifier';
import { newAccount, type AccountStore } from './accountStore';

/**
 * Finds or creates the account of a Google user, or connects the account that has the same email (§7). If Google
 * hosts the email, the email belongs to the Google user, so connecting removes the password and ends all sessions. If
 * Google does not host the email, the email may belong to another person by now, so connecting requires the account's
 * password, if any.
 * @param provePassword throws unless the caller has sent the account's password
 * @throws Refusal 409 when the email belongs to another person's account
 */
export async function signInWithGoogle(
  accounts: AccountStore,
  identity: GoogleIdentity,
  now: Date,
  provePassword: (account: Account) => Promise<void>,
): Promise<Account> {
  const { googleId, email, emailVerified, isHostedByGoogle, name, picture } = identity;
  const fresh = newAccount(name, email, now, {
    googleId,
    picture,
    emailVerifiedAt: emailVerified ? now.toISOString() : null,
  });
  const connect = async (): Promise<Account | undefined> => {
    const account = await accounts.find('email', email);
    if (!emailVerified || account?.emailVerifiedAt !== null) return undefined;
    const keepsPassword = !isHostedByGoogle && account.passwordHash !== null;
    if (keepsPassword) await provePassword(account);
    return accounts.connectGoogle(account.id, googleId, now, keepsPassword);
  };
  // Searches again at the end, because a concurrent request of the same user may have created the account.
  const own =
    (await accounts.find('googleId', googleId)) ??
    (await accounts.add(fresh)) ??
    (await connect()) ??
    (await accounts.find('googleId', googleId));
  if (own === undefined) {
    throw new Refusal(
      409,
      'An account with this email already exists. Please log in the way you did before.',
    );
  }
  return own;
}
