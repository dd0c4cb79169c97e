import { useCallback, useEffect, useState } from 'react';

/**
 * A message that disappears by itself.
 * @param life in milliseconds
 * @returns the current message, and a function to show one; a new message restarts the time
 */
export function useTransientMessage(life: number): [message: string, show: (message: string) => void] {
  const [shown, setShown] = useState({ text: '', turn: 0 });
  useEffect(() => {
    if (!shown.text) return;
    const timer = setTimeout(() => setShown(({ turn }) => ({ text: '', turn })), life);
    return () => clearTimeout(timer);
  }, [shown, life]);
  const show = useCallback((text: string) => setShown(({ turn }) => ({ text, turn: turn + 1 })), []);
  return [shown.text, show];
}
