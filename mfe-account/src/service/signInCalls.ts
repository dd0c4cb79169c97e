import { decodeToken, parseProfile, type Profile } from '@tanabana/shop/session/session';
import * as v from 'valibot';
import type { GoogleProfile } from '../sign-in/googleProfile';
import type { Send } from './accountService';
import { serviceRefusal } from './serviceRefusal';

/** Result of a call that signs in: a session, or an error message for the form (§7). */
export type SignInResult =
  | { readonly success: true; readonly token: string; readonly profile: Profile }
  | {
      readonly success: false;
      readonly message: string;
      readonly field?: string | undefined;
      readonly passwordRequired?: true | undefined;
    };

const optionalToken = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined);
const answerSchema = v.fallback(
  v.object({ token: optionalToken, accessToken: optionalToken, user: v.optional(v.unknown()) }),
  {},
);

/**
 * Reads token and user from a response. The token is `token` or `accessToken`, and the user is optional (§7). Never
 * rejects: an error becomes a failed result.
 */
async function signInResult(
  answer: Promise<unknown>,
  failed: string,
  missingToken = failed,
): Promise<SignInResult> {
  try {
    const { token: given, accessToken, user } = v.parse(answerSchema, await answer);
    const token = given ?? accessToken;
    if (token === undefined) return { success: false, message: missingToken };
    // A token that cannot be decoded counts as a failure, because the session store would remove it.
    if (!decodeToken(token)) return { success: false, message: failed };
    return { success: true, token, profile: parseProfile(user) };
  } catch (error) {
    const { message = failed, field, passwordRequired } = serviceRefusal(error);
    return { success: false, message, field, passwordRequired };
  }
}

export function login(send: Send, email: string, password: string): Promise<SignInResult> {
  return signInResult(
    send('POST', '/auth/login', { email, password }),
    'Login failed',
    'Login failed: missing token in response',
  );
}

export function register(send: Send, name: string, email: string, password: string): Promise<SignInResult> {
  return signInResult(
    send('POST', '/auth/register', { name, email, password }),
    'Registration failed',
    'Registration failed: missing token in response',
  );
}

export function demoLogin(send: Send): Promise<SignInResult> {
  return signInResult(send('POST', '/auth/demo-login'), 'Demo login failed');
}

/**
 * Signs in with a Google credential (§7).
 * @param profile profile in the credential; values that the service returns take precedence
 * @param password required if the previous attempt returned `passwordRequired`
 */
export async function googleLogin(
  send: Send,
  credential: string,
  profile: GoogleProfile,
  password?: string,
): Promise<SignInResult> {
  const result = await signInResult(
    send('POST', '/auth/google', {
      token: credential,
      userProfile: profile,
      ...(password !== undefined && { password }),
    }),
    'Google login failed',
  );
  return result.success ? { ...result, profile: { ...profile, ...result.profile } } : result;
}
