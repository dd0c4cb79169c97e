/** Time without scrolling after which the scrolling has ended, in milliseconds. */
const REST_MS = 150;

/**
 * Calls a listener when an element, or the page, has been scrolled. Safari before 26.2 and WebKitGTK have no event
 * `scrollend`.
 * @returns a function that removes the listener
 */
export function onScrollEnd(target: Document | Element, listener: (event: Event) => void): () => void {
  if ('onscrollend' in window) {
    target.addEventListener('scrollend', listener);
    return () => target.removeEventListener('scrollend', listener);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (event: Event) => {
    clearTimeout(timer);
    timer = setTimeout(() => listener(event), REST_MS);
  };
  target.addEventListener('scroll', wait, { passive: true });
  return () => {
    clearTimeout(timer);
    target.removeEventListener('scroll', wait);
  };
}
