import { announcedAgain } from './announcedAgain';
import { useCallback, useEffect, useState } from 'react';

/**
 * A message that is removed after a number of milliseconds. A new message restarts the time, and is announced although
 * its words are the same.
 */
export function useTransientMessage(durationMs: number): [message: string, show: (message: string) => void] {
  const [message, setMessage] = useState({ text: '' });
  useEffect(() => {
    if (!message.text) return;
    const timer = setTimeout(() => setMessage({ text: '' }), durationMs);
    return () => clearTimeout(timer);
  }, [message, durationMs]);
  const show = useCallback(
    (text: string) => setMessage((displayed) => ({ text: announcedAgain(text, displayed.text) })),
    [],
  );
  return [message.text, show];
}
