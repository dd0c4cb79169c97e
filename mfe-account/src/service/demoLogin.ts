import type { Send } from './accountService';
import { signInResult, type SignInResult } from './signInResult';

/** Requests a session without credentials (§7). */
export function demoLogin(send: Send): Promise<SignInResult> {
  return signInResult(send('POST', '/auth/demo-login'), {
    failed: 'Demo login failed',
    missingToken: 'Demo login failed',
  });
}
