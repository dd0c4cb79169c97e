/**
 * Calls the listener whenever the session may be another than before: it was changed here or in another tab, or
 * the page comes back after a time in which timers and events may have stood still.
 * @param keys storage keys that hold the session
 * @returns stops listening
 */
export function onSessionMoment(keys: readonly string[], listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key says that the whole storage was cleared.
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
 * Calls the listener each time the visitor touches, clicks or types.
 * @returns stops listening
 */
export function onActivity(listener: () => void): () => void {
  window.addEventListener('pointerdown', listener, true);
  window.addEventListener('keydown', listener, true);
  return () => {
    window.removeEventListener('pointerdown', listener, true);
    window.removeEventListener('keydown', listener, true);
  };
}
