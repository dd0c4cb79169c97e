import { useCallback, useEffect, useState } from 'react';

/** A message that is removed after a number of milliseconds. A new message restarts the time. */
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
