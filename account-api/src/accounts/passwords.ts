import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '@tanabana/http/refusal';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Account } from '../database/tables';
import { newPassword, PASSWORD_LENGTH } from '../contract/schemas';
import type { AccountStore } from './accountStore';

/** Parameters of Argon2id that OWASP recommends: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hash for the comparison when there is no account or the account has no password, so that the comparison takes as long
 * as with a real hash. Made with `PARAMETERS` from a password that no account has.
 */
const DECOY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$IBhQOT9cj/mssSqEA0M2fg$A8tDsq56F+KpAFkMQk7JRjpReGwBUnvRBGXxSLPoZAQ';

/**
 * Common leaked passwords, in lower case. Passwords below the minimum length are omitted, because they are refused
 * anyway.
 */
const COMMON = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= newPassword.minLength),
);

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/**
 * The comparison takes equally long with and without a hash, so that the duration does not reveal which emails have
 * accounts.
 * @internal
 */
export async function matchesPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? DECOY_HASH, password);
  return matches && passwordHash !== null;
}

/** Normalises spaces and accented characters, which keyboards encode differently (OpaqueString, RFC 8265 §4.2.2). */
export function normalisePassword(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

/**
 * The check takes equally long with and without an account. Early versions of the service hashed passwords without
 * normalising them. If the stored hash matches only the password as typed, replaces the hash by a hash of the
 * normalised password.
 */
export async function checkPassword(accounts: AccountStore, account: Account | undefined, password: string) {
  const passwordHash = account?.passwordHash ?? null;
  const normalised = normalisePassword(password);
  if (await matchesPassword(passwordHash, normalised)) return true;
  if (password === normalised || !(await matchesPassword(passwordHash, password))) return false;
  if (account) await accounts.replaceHash(account, await hashPassword(normalised));
  return true;
}

/**
 * Refuses a new password that is short or easy to guess. There are no rules about required characters (NIST SP
 * 800-63B §3.1.1.2).
 * @param password normalised
 * @param email normalised
 */
export function refuseWeakPassword(password: string, name: string, email: string): void {
  const reason = weaknessOf(password, name, email);
  if (reason !== undefined) throw new Refusal(400, reason, { field: 'password' });
}

function weaknessOf(password: string, name: string, email: string): string | undefined {
  if (Array.from(password).length < newPassword.minLength) return PASSWORD_LENGTH;
  const compared = withoutSpaces(password);
  if (new Set(compared).size < 2) return 'A password cannot be the same character repeated';
  const own = [name, email, email.slice(0, email.indexOf('@'))].map(withoutSpaces);
  if (own.includes(compared)) return 'A password cannot be your name or email address';
  if (COMMON.has(compared)) {
    return 'This password is very common, so it is easy to guess. Please choose another.';
  }
  return undefined;
}

function withoutSpaces(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s/g, '');
}
