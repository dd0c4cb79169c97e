import { parseProfile, type Profile } from '@tanabana/shop/session/session';
import type { Send } from './accountService';
import { serviceRefusal } from './serviceRefusal';

type ProfileAnswer =
  { readonly profile: Profile } | { readonly message: string; readonly isTokenRefused: boolean };

/** Fetches the profile (§7). Returns an error message if the call fails. */
export async function fetchProfile(send: Send, token: string | null): Promise<ProfileAnswer> {
  if (token === null) return { message: 'Missing auth token', isTokenRefused: false };
  try {
    return { profile: parseProfile(await send('GET', '/users/me')) };
  } catch (error) {
    return { message: 'Failed to fetch profile', isTokenRefused: serviceRefusal(error).status === 401 };
  }
}

/** Changes the name (§7). Returns an error message if the call fails. */
export async function updateProfile(
  send: Send,
  token: string | null,
  name: string,
): Promise<{ readonly profile: Profile } | { readonly message: string }> {
  if (token === null) return { message: 'Missing auth token' };
  try {
    return { profile: parseProfile(await send('PUT', '/users/me', { name })) };
  } catch (error) {
    return { message: failureText('Failed to update profile', error) };
  }
}

/** Ends every session of the user. Returns an error message if the call fails. */
export async function signOutEverywhere(send: Send): Promise<string | undefined> {
  try {
    await send('POST', '/auth/signout-everywhere');
  } catch (error) {
    // Status 401 is not an error: the service rejects the token because its session has already ended (§8).
    if (serviceRefusal(error).status !== 401) return failureText('Failed to sign out everywhere', error);
  }
  return undefined;
}

function failureText(failure: string, error: unknown): string {
  return [failure, serviceRefusal(error).message].filter(Boolean).join('. ');
}
