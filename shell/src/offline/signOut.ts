import { browserStorage } from '@tanabana/runtime/records/browserStorage';
import { sessionStore } from '@tanabana/runtime/session/sessionStore';

/** Id of the account that was signed in when pages were cached last. */
const SEEN_BY_KEY = 'offlineSeenBy';

/** Calls back when that account is no longer signed in: since the last call, or while no page was open. */
export function checkSignOut(onSignOut: () => void): void {
  const previous = browserStorage.getItem(SEEN_BY_KEY);
  const id = sessionStore.read()?.id;
  const present = id === undefined ? null : String(id);
  if (previous === present) return;
  if (present === null) browserStorage.removeItem(SEEN_BY_KEY);
  else browserStorage.setItem(SEEN_BY_KEY, present);
  if (previous !== null) onSignOut();
}

/** Calls back on each sign-out, in any tab, or the session expires. @returns unsubscribes */
export function onSignOut(listener: () => void): () => void {
  checkSignOut(listener);
  return sessionStore.subscribe(() => checkSignOut(listener));
}
