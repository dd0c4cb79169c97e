/** How long a page may grow until its position is reached, in milliseconds. */
const LONGEST_MS = 5_000;

/** Input after which the position is the visitor's own. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let held: AbortController | undefined;

/** Whether the window is scrolled by `holdScrollPosition`, and not by the visitor. */
export function isScrollHeld(): boolean {
  return held !== undefined && !held.signal.aborted;
}

/**
 * Scrolls to a position, and again whenever the height of the page changes: content that loads late may be needed to
 * reach it, or be inserted above it. Ends with the visitor's first input, when the address changes, or after 5 seconds.
 * @param top in pixels
 */
export function holdScrollPosition(top: number): void {
  held?.abort();
  window.scrollTo({ top, behavior: 'instant' });
  if (top === 0) return;
  const hold = (held = new AbortController());
  const { href } = window.location;
  const heights = new ResizeObserver(() => {
    if (window.location.href === href) window.scrollTo({ top, behavior: 'instant' });
    else hold.abort();
  });
  heights.observe(document.body);
  setTimeout(() => hold.abort(), LONGEST_MS);
  hold.signal.addEventListener('abort', () => heights.disconnect());
  for (const input of INPUTS)
    window.addEventListener(input, () => hold.abort(), { capture: true, passive: true, signal: hold.signal });
}
