import type { Send } from './accountService';
import { serviceRefusal } from './serviceRefusal';

/**
 * Ends every session of the signed-in user, in this browser and in others. Never rejects.
 * @returns undefined when the sessions have ended, or the message to show
 */
export async function signOutEverywhere(send: Send): Promise<string | undefined> {
  try {
    await send('POST', '/auth/signout-everywhere');
  } catch (error) {
    const { status, message } = serviceRefusal(error);
    // A refused token has ended already (§8).
    if (status !== 401) return ['Failed to sign out everywhere', message].filter(Boolean).join('. ');
  }
  return undefined;
}
