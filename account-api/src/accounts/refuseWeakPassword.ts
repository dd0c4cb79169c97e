import { dictionary } from '@zxcvbn-ts/language-common';
import { FieldRefusal } from '../refusal';
import { newPassword } from '../schemas/fields';
import { PASSWORD_LENGTH } from '../validationRefusal';

/** Passwords found most often in leaks, in lower case; shorter ones are refused for their length. */
const COMMON = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= newPassword.minLength),
);

/**
 * Refuses a new password that is short or easy to guess. There are no rules about kinds of characters
 * (NIST SP 800-63B §3.1.1.2).
 *
 * @param password normalised; its length may differ from the one that was sent
 * @param email normalised
 * @throws FieldRefusal with the reason
 */
export function refuseWeakPassword(password: string, name: string, email: string): void {
  const reason = weaknessOf(password, name, email);
  if (reason !== undefined) throw new FieldRefusal('password', reason);
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
