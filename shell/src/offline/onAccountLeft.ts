import { browserStorage } from '@tanabana/runtime/records/browserStorage';
import { sessionStore } from '@tanabana/runtime/session/sessionStore';

/** Who was signed in when pages were kept last, by the id of the account. */
const SEEN_BY_KEY = 'offlineSeenBy';

/** Calls back when who was signed in is signed in no more: since then, or while no page was open. */
export function checkAccount(onLeft: () => void): void {
  const before = browserStorage.getItem(SEEN_BY_KEY);
  const id = sessionStore.read()?.id;
  const present = id === undefined ? null : String(id);
  if (before === present) return;
  if (present === null) browserStorage.removeItem(SEEN_BY_KEY);
  else browserStorage.setItem(SEEN_BY_KEY, present);
  if (before !== null) onLeft();
}

/** Calls back whenever somebody signs out, in whichever tab, or the session ends. @returns ends it */
export function onAccountLeft(onLeft: () => void): () => void {
  checkAccount(onLeft);
  return sessionStore.subscribe(() => checkAccount(onLeft));
}
