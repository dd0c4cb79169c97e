import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is partly in view. Undefined until the browser has reported the visibility.
 * @param bottomMargin distance by which the view is extended downwards, in pixels with unit; a negative distance
 * shortens the view
 */
export function useInView(element: RefObject<Element | null>, bottomMargin = '0px'): boolean | undefined {
  const [isInView, setInView] = useState<boolean>();
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting), {
      rootMargin: `0px 0px ${bottomMargin}`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, bottomMargin]);
  return isInView;
}
