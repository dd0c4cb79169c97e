import { useEffect, useState } from 'react';

/** Pause after which a text is announced, in milliseconds: while someone types, every key would interrupt. */
const PAUSE_MS = 700;

/** Returns a text for a live region once it has stayed the same for a moment. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
