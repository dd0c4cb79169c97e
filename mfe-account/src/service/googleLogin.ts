import type { GoogleProfile } from '../sign-in/googleProfile';
import type { Send } from './accountService';
import { signInResult, type SignInResult } from './signInResult';

/**
 * Signs in by what Google's button gave (§7).
 * @param profile read from the credential; what the service says of the user goes before it
 * @param password of the account with the same email, after a result has said `passwordRequired`
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
