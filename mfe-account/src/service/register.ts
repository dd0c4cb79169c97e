import type { Send } from './accountService';
import { signInResult, type SignInResult } from './signInResult';

/** Creates an account and signs in with it (§7). */
export function register(send: Send, name: string, email: string, password: string): Promise<SignInResult> {
  return signInResult(send('POST', '/auth/register', { name, email, password }), {
    failed: 'Registration failed',
    missingToken: 'Registration failed: missing token in response',
  });
}
