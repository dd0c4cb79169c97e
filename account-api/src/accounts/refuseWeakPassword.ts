import { Refusal } from '@tanabana/http/refusal';
import { dictionary } from '@zxcvbn-ts/language-common';
import { newPassword } from '../schemas/fields';
import { PASSWORD_LENGTH } from '../refusalOf';

/** Most common leaked passwords in lower case, without those that are too short. */
const COMMON = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= newPassword.minLength),
);

/**
 * Refuses a new password that is short or easy to guess, without rules about characters (NIST SP 800-63B §3.1.1.2).
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
