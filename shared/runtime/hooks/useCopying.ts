import { useState } from 'react';
import { useTransientMessage } from './useTransientMessage';

/** How long a message is shown, in milliseconds (§9). */
const COPIED_MESSAGE_DURATION_MS = 3_000;

/** Copies text to the clipboard, and reports whether the browser allowed it. */
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
  return {
    /** Empty unless something was just copied. */
    message,
    /** Whether the browser refused: the text has to be shown instead. */
    isRefused,
    /** @param done message after copying @returns whether the text is copied */
    copy,
  };
}
