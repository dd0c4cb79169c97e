import { useEffect, useState } from 'react';

/** Measures again whenever something on the page may have moved, at most once per frame. */
export function useMeasured<Value>(measure: () => Value): Value {
  const [value, setValue] = useState(measure);
  useEffect(() => {
    let frame = 0;
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setValue(measure));
    };
    const resizes = new ResizeObserver(again);
    const changes = new MutationObserver(again);
    resizes.observe(document.body);
    const page = document.getElementById('root');
    if (page) changes.observe(page, { childList: true, subtree: true });
    window.addEventListener('scroll', again, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
      changes.disconnect();
      window.removeEventListener('scroll', again);
    };
  }, [measure]);
  return value;
}
