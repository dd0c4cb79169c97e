import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasLines } from '../lines/cartLink';

/**
 * Returns the URL fragment of the last address that contained lines, until the visitor answers. Removes the lines from
 * the address after the answer.
 */
export function useLinesOfAddress() {
  const navigate = useNavigate();
  // The key of the history entry distinguishes repeated visits of the same link, so that each visit asks again.
  const { pathname, hash, key } = useLocation();
  const [link, setLink] = useState({ hash: '', key: '', isAnswered: true });
  if (hasLines(hash) && link.key !== key) setLink({ hash, key, isAnswered: false });
  // Removes the lines from the address after the answer, and again if the visitor goes back to the history entry of the
  // link.
  useEffect(() => {
    if (link.isAnswered && hasLines(hash))
      void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [link.isAnswered, pathname, hash, navigate]);
  return { ...link, answer: () => setLink({ ...link, isAnswered: true }) };
}
