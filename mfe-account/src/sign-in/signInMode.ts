/** The two faces of the sign-in screen (§2.12). */
export type SignInMode = 'login' | 'register';

/** The path decides the mode: /login and /login/success log in, /register registers (§2.1). */
export function signInMode(pathname: string): SignInMode {
  return /^\/register\/?$/i.test(pathname) ? 'register' : 'login';
}
