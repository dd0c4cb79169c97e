import { useCallback, useEffect, useState } from 'react';

/**
 * A message that disappears by itself.
 * @param durationMs how long a message is shown, in milliseconds
 * @returns the current message, and a function to show one; a new message restarts the time
 */
export function useTransientMessage(durationMs: number): [message: string, show: (message: string) => void] {
  const [message, setMessage] = useState({ text: '', count: 0 });
  useEffect(() => {
    if (!message.text) return;
    const timer = setTimeout(() => setMessage(({ count }) => ({ text: '', count })), durationMs);
    return () => clearTimeout(timer);
  }, [message, durationMs]);
  const show = useCallback((text: string) => setMessage(({ count }) => ({ text, count: count + 1 })), []);
  return [message.text, show];
}
