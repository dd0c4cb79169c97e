import { parseProfile, type Profile } from '@tanabana/runtime/session/session';
import type { Send } from './accountService';
import { serviceRefusal } from './serviceRefusal';

/** The updated profile, or the error message, with the service's reason if it sent one. */
type ProfileUpdate = { readonly profile: Profile } | { readonly message: string; readonly reason?: string };

/** Changes the name of the signed-in user (§7). Never rejects. */
export async function updateProfile(send: Send, token: string | null, name: string): Promise<ProfileUpdate> {
  if (token === null) return { message: 'Missing auth token' };
  try {
    return { profile: parseProfile(await send('PUT', '/users/me', { name })) };
  } catch (error) {
    const { message: reason } = serviceRefusal(error);
    return { message: 'Failed to update profile', ...(reason !== undefined && { reason }) };
  }
}
