import { decodeToken, parseProfile, type Profile } from '@tanabana/runtime/session/session';
import * as v from 'valibot';
import type { GoogleProfile } from '../sign-in/googleProfile';
import type { Send } from './accountService';
import { serviceRefusal } from './serviceRefusal';

/** Result of a sign-in: a session, or the message that the form shows (§7). */
export type SignInResult =
  | { readonly success: true; readonly token: string; readonly profile: Profile }
  | {
      readonly success: false;
      readonly message: string;
      /** The field of the request that the message is about, if it is one. */
      readonly field?: string;
      readonly passwordRequired?: true;
    };

/** Error messages of §8 for one way of signing in. */
interface SignInTexts {
  readonly failed: string;
  readonly missingToken: string;
}

const optionalToken = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined);
const answerSchema = v.object({
  token: optionalToken,
  accessToken: optionalToken,
  user: v.optional(v.unknown()),
});

/** Parses a sign-in's answer: `token` or `accessToken`, and an optional user (§7). Never rejects. */
async function signInResult(answer: Promise<unknown>, texts: SignInTexts): Promise<SignInResult> {
  try {
    const read = v.safeParse(answerSchema, await answer);
    const token = read.success ? (read.output.token ?? read.output.accessToken) : undefined;
    if (token === undefined) return { success: false, message: texts.missingToken };
    // A token that cannot be decoded would be removed at once, and the form would seem to do nothing.
    if (!decodeToken(token)) return { success: false, message: texts.failed };
    return { success: true, token, profile: parseProfile(read.success ? read.output.user : undefined) };
  } catch (error) {
    const { message = texts.failed, field, passwordRequired } = serviceRefusal(error);
    return {
      success: false,
      message,
      ...(field !== undefined && { field }),
      ...(passwordRequired && { passwordRequired }),
    };
  }
}

/** Signs in with email and password (§7). */
export function login(send: Send, email: string, password: string): Promise<SignInResult> {
  return signInResult(send('POST', '/auth/login', { email, password }), {
    failed: 'Login failed',
    missingToken: 'Login failed: missing token in response',
  });
}

/** Creates an account and signs in with it (§7). */
export function register(send: Send, name: string, email: string, password: string): Promise<SignInResult> {
  return signInResult(send('POST', '/auth/register', { name, email, password }), {
    failed: 'Registration failed',
    missingToken: 'Registration failed: missing token in response',
  });
}

/** Requests a session without credentials (§7). */
export function demoLogin(send: Send): Promise<SignInResult> {
  return signInResult(send('POST', '/auth/demo-login'), {
    failed: 'Demo login failed',
    missingToken: 'Demo login failed',
  });
}

/**
 * Signs in with the credential of Google's button (§7).
 * @param profile read from the credential; the service's user data takes precedence
 * @param password of the account with the same email, once a result has set `passwordRequired`
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
    {
      failed: 'Google login failed',
      missingToken: 'Google login failed',
    },
  );
  return result.success ? { ...result, profile: { ...profile, ...result.profile } } : result;
}
