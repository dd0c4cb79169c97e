import type { AccountStore } from '../accounts/accountStore';
import type { Account } from '../database/tables';
import { Refusal } from '../refusal';
import type { SessionTokens } from './sessionTokens';

/**
 * Finds the account of a bearer token (§7).
 * @throws Refusal 401 without a valid token
 */
export async function signedInAccount(
  authorization: string | undefined,
  tokens: SessionTokens,
  accounts: AccountStore,
): Promise<Account> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new Refusal(401, 'Missing auth token');
  const claims = await tokens.verify(token);
  const account = claims && (await accounts.findById(claims.id));
  if (
    account === undefined ||
    claims === undefined ||
    (claims.ver ?? 0) !== account.tokenVersion ||
    claims.iat < account.sessionsValidFrom
  ) {
    throw new Refusal(401, 'Your session has ended. Please log in again.');
  }
  return account;
}
