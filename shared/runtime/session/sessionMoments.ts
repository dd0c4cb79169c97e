/**
 * Calls the listener whenever the session may have changed: in this tab, in another, or when the page becomes
 * visible after timers and events may have been suspended.
 * @param keys storage keys of the session
 * @returns a function that stops listening
 */
export function onSessionMoment(keys: readonly string[], listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (key === null || keys.includes(key)) listener();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', listener);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', listener);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/**
 * Calls the listener whenever the visitor touches, clicks or types.
 * @returns a function that stops listening
 */
export function onActivity(listener: () => void): () => void {
  window.addEventListener('pointerdown', listener, true);
  window.addEventListener('keydown', listener, true);
  return () => {
    window.removeEventListener('pointerdown', listener, true);
    window.removeEventListener('keydown', listener, true);
  };
}
