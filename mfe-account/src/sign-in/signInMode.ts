/** The two modes of the sign-in screen (§2.12). */
export type SignInMode = 'login' | 'register';

/** Returns the mode of a path: /login and /login/success log in, /register registers (§2.1). */
export function signInMode(pathname: string): SignInMode {
  return /^\/register\/?$/i.test(pathname) ? 'register' : 'login';
}
