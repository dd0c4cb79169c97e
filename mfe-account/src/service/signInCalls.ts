import { decodeToken, parseProfile, type Profile } from '@tanabana/runtime/session/session';
import * as v from 'valibot';
import type { GoogleProfile } from '../sign-in/googleProfile';
import type { Send } from './accountService';
import { serviceRefusal } from './serviceRefusal';

/** Session, or the message of the form (§7). */
export type SignInResult =
  | { readonly success: true; readonly token: string; readonly profile: Profile }
  | {
      readonly success: false;
      readonly message: string;
      readonly field?: string;
      readonly passwordRequired?: true;
    };

/** Error messages of one way to sign in (§8). */
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

/** Parses `token` or `accessToken`, and an optional user (§7). Never rejects. */
async function signInResult(answer: Promise<unknown>, texts: SignInTexts): Promise<SignInResult> {
  try {
    const read = v.safeParse(answerSchema, await answer);
    const token = read.success ? (read.output.token ?? read.output.accessToken) : undefined;
    if (token === undefined) return { success: false, message: texts.missingToken };
    // The session store would remove a token that cannot be decoded.
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

export function login(send: Send, email: string, password: string): Promise<SignInResult> {
  return signInResult(send('POST', '/auth/login', { email, password }), {
    failed: 'Login failed',
    missingToken: 'Login failed: missing token in response',
  });
}

export function register(send: Send, name: string, email: string, password: string): Promise<SignInResult> {
  return signInResult(send('POST', '/auth/register', { name, email, password }), {
    failed: 'Registration failed',
    missingToken: 'Registration failed: missing token in response',
  });
}

export function demoLogin(send: Send): Promise<SignInResult> {
  return signInResult(send('POST', '/auth/demo-login'), {
    failed: 'Demo login failed',
    missingToken: 'Demo login failed',
  });
}

/**
 * Signs in with Google's credential (§7).
 * @param profile of the credential; the service's user data takes precedence
 * @param password required after a result with `passwordRequired`
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
