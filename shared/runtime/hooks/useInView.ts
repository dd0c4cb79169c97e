import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is partly in view. Undefined until the browser has reported the visibility. */
export function useInView(element: RefObject<Element | null>): boolean | undefined {
  const [isInView, setInView] = useState<boolean>();
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
