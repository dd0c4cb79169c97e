import { Refusal } from '@tanabana/http/refusal';
import type { Account } from '../database/tables';
import type { GoogleIdentity } from './googleVerifier';
import { newAccount, type AccountStore } from '../accounts/accountStore';

/**
 * Returns the account of a Google user (§7): the account that is already connected with the Google user, or a new
 * account, or an account with the Google user's email, not yet verified, which is then connected. If Google hosts the
 * email, the Google user certainly owns the email, but a stranger may have registered the account. Connecting therefore
 * removes the password and ends all sessions. If Google does not host the email, the email may have passed to another
 * person. Connecting therefore requires the password of the account, if the account has one.
 * @param provePassword throws unless the caller has sent the account's password
 * @throws Refusal 409 when another account has the email and cannot be connected
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
  // The last search finds an account that a concurrent request of the same user has created.
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
