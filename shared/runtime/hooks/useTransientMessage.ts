import { useCallback, useEffect, useState } from 'react';

/**
 * A message that goes away by itself.
 * @param life in milliseconds
 * @returns the message on show, and how to show one; a new one starts the time again
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
