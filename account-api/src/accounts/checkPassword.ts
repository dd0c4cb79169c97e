import type { Account } from '../database/tables';
import type { AccountStore } from './accountStore';
import { normalisePassword } from './normalisePassword';
import { hashPassword, matchesPassword } from './passwords';

/**
 * Checks the password of an account. Hashes stored before passwords were normalised are compared with the password
 * as it was sent, and replaced when they match.
 *
 * @param account undefined when no account has the email; takes the same time as a wrong password
 */
export async function checkPassword(
  accounts: AccountStore,
  account: Account | undefined,
  password: string,
): Promise<boolean> {
  const passwordHash = account?.passwordHash ?? null;
  const normalised = normalisePassword(password);
  if (await matchesPassword(passwordHash, normalised)) return true;
  if (password === normalised || !(await matchesPassword(passwordHash, password))) return false;
  if (account) await accounts.replaceHash(account, await hashPassword(normalised));
  return true;
}
