/** How long a page may grow until its position is reached, in milliseconds. */
const LONGEST_MS = 5_000;

/** Input after which the position is the visitor's own. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position, and again whenever the height of the page changes: content that loads late may be needed to
 * reach it, or be inserted above it. Ends with the visitor's first input, when the address changes, or after 5 seconds.
 * @param top in pixels
 * @param onMissed called when it ends otherwise than by input, where a page that was too short has scrolled elsewhere
 * @returns ends it
 */
export function holdScrollPosition(top: number, onMissed: () => void): () => void {
  const { href } = window.location;
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => {
    if (!signal.aborted) onMissed();
    ended.abort();
  };
  const heights = new ResizeObserver(() => {
    if (window.location.href === href) window.scrollTo({ top, behavior: 'instant' });
    else end();
  });
  const timer = setTimeout(end, LONGEST_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    heights.disconnect();
  });
  for (const input of INPUTS)
    window.addEventListener(input, () => ended.abort(), { capture: true, passive: true, signal });
  // Reports the present height, too.
  heights.observe(document.body);
  return end;
}
