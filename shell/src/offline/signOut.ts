import { browserStorage } from '@tanabana/shop/stored/browserStorage';
import { sessionStore } from '@tanabana/shop/session/sessionStore';

/** Storage key of the account that was signed in at the last check. */
const SEEN_BY_KEY = 'offlineSeenBy';

/** Calls the listener if the account of the last check has signed out since then. */
export function checkSignOut(onSignOut: () => void): void {
  const previous = browserStorage.getItem(SEEN_BY_KEY);
  const id = sessionStore.read()?.id;
  const present = id === undefined ? null : String(id);
  if (previous === present) return;
  if (present === null) browserStorage.removeItem(SEEN_BY_KEY);
  else browserStorage.setItem(SEEN_BY_KEY, present);
  if (previous !== null) onSignOut();
}

/** Calls the listener after a sign-out in any tab, and when the session expires. */
export function onSignOut(listener: () => void): void {
  checkSignOut(listener);
  sessionStore.subscribe(() => checkSignOut(listener));
}
