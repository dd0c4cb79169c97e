import type { Account } from '../database/tables';
import type { GoogleIdentity } from '../google/googleVerifier';
import { Refusal } from '../refusal';
import type { AccountStore } from './accountStore';
import { newAccount } from './newAccount';

/**
 * Finds the Google user's account, opens one, or connects the account that has the same email (§7). It connects only
 * when Google has verified the address. When Google hosts the address, its user owns the account, whose password and
 * sessions end. Otherwise the address may have changed hands since Google verified it, so an account with a password
 * is connected only when the caller knows the password, which stays valid.
 *
 * @param provePassword throws unless the caller has sent the account's password
 * @throws Refusal 409 when the address belongs to an account that this Google user may not have
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
    const account = await accounts.findByEmail(email);
    if (!emailVerified || account?.emailVerifiedAt !== null) return undefined;
    if (isHostedByGoogle || account.passwordHash === null) {
      return accounts.claimForGoogle(email, googleId, now);
    }
    await provePassword(account);
    return accounts.connectGoogle(account.id, googleId, now);
  };
  // Looks twice, because another request of the same user may open the account first.
  const own =
    (await accounts.findByGoogleId(googleId)) ??
    (await accounts.add(fresh)) ??
    (await connect()) ??
    (await accounts.findByGoogleId(googleId));
  if (own === undefined) {
    throw new Refusal(
      409,
      'An account with this email already exists. Please log in the way you did before.',
    );
  }
  return own;
}
