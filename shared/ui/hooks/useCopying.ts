import { useState } from 'react';
import { useTransientMessage } from './useTransientMessage';

/** The duration is specified in §9. */
const COPIED_MESSAGE_DURATION_MS = 3_000;

/**
 * Copies text to the clipboard. If the browser refuses, `isRefused` is true, and the page must display the text, so
 * that visitors can copy it.
 */
export function useCopying() {
  const [message, showMessage] = useTransientMessage(COPIED_MESSAGE_DURATION_MS);
  const [isRefused, setRefused] = useState(false);
  const copy = async (text: string, done: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setRefused(true);
      return false;
    }
    setRefused(false);
    showMessage(done);
    return true;
  };
  return { message, isRefused, copy };
}
