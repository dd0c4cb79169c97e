import { parseProfile, type Profile } from '@tanabana/runtime/session/session';
import type { Send } from './accountService';
import { serviceRefusal } from './serviceRefusal';

/** The profile, the error message to show, or that the service refused the token. */
type ProfileAnswer =
  { readonly profile: Profile } | { readonly message: string; readonly isTokenRefused: boolean };

/** Fetches the signed-in user's profile (§7). Never rejects. */
export async function fetchProfile(send: Send, token: string | null): Promise<ProfileAnswer> {
  if (token === null) return { message: 'Missing auth token', isTokenRefused: false };
  try {
    return { profile: parseProfile(await send('GET', '/users/me')) };
  } catch (error) {
    return { message: 'Failed to fetch profile', isTokenRefused: serviceRefusal(error).status === 401 };
  }
}
