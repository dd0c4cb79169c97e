import type { GoogleProfile } from '../sign-in/googleProfile';
import type { Send } from './accountService';
import { signInResult, type SignInResult } from './signInResult';

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
