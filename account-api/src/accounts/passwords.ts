import { hash, verify } from '@node-rs/argon2';
import type { Account } from '../database/tables';
import type { AccountStore } from './accountStore';

/** Parameters of Argon2id that OWASP recommends: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a password that no account has, with `PARAMETERS`. */
const DECOY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$IBhQOT9cj/mssSqEA0M2fg$A8tDsq56F+KpAFkMQk7JRjpReGwBUnvRBGXxSLPoZAQ';

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/**
 * Checks a password. Takes equally long without a hash, so that the duration does not reveal which emails have
 * accounts.
 * @internal
 */
export async function matchesPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? DECOY_HASH, password);
  return matches && passwordHash !== null;
}

/** Normalises spaces and composed characters, which differ between keyboards (OpaqueString, RFC 8265 §4.2.2). */
export function normalisePassword(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

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
