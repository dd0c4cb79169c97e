import { visibleText } from '@tanabana/shop/text/visibleText';
import * as v from 'valibot';

export type SignInMode = 'login' | 'register';

/** Returns the mode of a path (§2.1): /register registers, the other paths log in. */
export function signInMode(pathname: string): SignInMode {
  return /^\/register\/?$/i.test(pathname) ? 'register' : 'login';
}

const text = v.optional(v.string(), '');

/** Values of the form. The email has no invisible characters, which chats add to a copied address. Only registration uses name and confirmPassword. */
export const entriesSchema = v.object({
  name: text,
  email: v.pipe(text, v.transform(visibleText)),
  password: text,
  confirmPassword: text,
});

export type SignInEntries = v.InferOutput<typeof entriesSchema>;
export type SignInField = keyof SignInEntries;

/** Required fields of each mode, in display order. */
export const FIELDS: Record<SignInMode, readonly SignInField[]> = {
  login: ['email', 'password'],
  register: ['name', 'email', 'password', 'confirmPassword'],
};

/**
 * Validates the form (§5). Returns the first error, if any. Name and email must not be blank, but a password may
 * consist of spaces.
 */
export function checkSignIn(
  mode: SignInMode,
  entries: SignInEntries,
): { readonly message: string; readonly field: SignInField } | undefined {
  const isBlank = (field: SignInField) =>
    (field === 'name' || field === 'email' ? entries[field].trim() : entries[field]) === '';
  const blank = FIELDS[mode].find(isBlank);
  if (blank) return { message: 'Please fill in all fields', field: blank };
  if (mode === 'register' && entries.password !== entries.confirmPassword) {
    return { message: 'Passwords do not match', field: 'confirmPassword' };
  }
  return undefined;
}
