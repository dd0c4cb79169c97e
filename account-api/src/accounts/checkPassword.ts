import type { Account } from '../database/tables';
import type { AccountStore } from './accountStore';
import { normalisePassword } from './normalisePassword';
import { hashPassword, matchesPassword } from './passwords';

/**
 * Checks the password of an account, in the same time with and without an account. A hash from before passwords were
 * normalised is compared with the password as sent, and replaced.
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
