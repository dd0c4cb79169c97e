/** The two modes of the sign-in screen (§2.12). */
export type SignInMode = 'login' | 'register';

/** Returns the mode of a path: /login and /login/success log in, /register registers (§2.1). */
export function signInMode(pathname: string): SignInMode {
  return /^\/register\/?$/i.test(pathname) ? 'register' : 'login';
}

/** Values of the form; name and confirmPassword are used for registering only. */
export interface SignInEntries {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export type SignInField = keyof SignInEntries;

/** The message for invalid entries, and the first field to correct. */
interface SignInProblem {
  readonly message: string;
  readonly field: SignInField;
}

/** The fields of each mode, in their order on the screen. All are required. */
export const FIELDS: Record<SignInMode, readonly SignInField[]> = {
  login: ['email', 'password'],
  register: ['name', 'email', 'password', 'confirmPassword'],
};

/**
 * Checks the form before it is submitted (§5). A password may consist of spaces; a name or an email may not.
 * @returns undefined when the entries are valid
 */
export function checkSignIn(mode: SignInMode, entries: SignInEntries): SignInProblem | undefined {
  const isBlank = (field: SignInField) =>
    (field === 'name' || field === 'email' ? entries[field].trim() : entries[field]) === '';
  const blank = FIELDS[mode].find(isBlank);
  if (blank) return { message: 'Please fill in all fields', field: blank };
  if (mode === 'register' && entries.password !== entries.confirmPassword) {
    return { message: 'Passwords do not match', field: 'confirmPassword' };
  }
  return undefined;
}
