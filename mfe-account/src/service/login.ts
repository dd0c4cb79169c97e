import type { Send } from './accountService';
import { signInResult, type SignInResult } from './signInResult';

/** Signs in with email and password (§7). */
export function login(send: Send, email: string, password: string): Promise<SignInResult> {
  return signInResult(send('POST', '/auth/login', { email, password }), {
    failed: 'Login failed',
    missingToken: 'Login failed: missing token in response',
  });
}
