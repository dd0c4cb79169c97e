import { isReturnToDocument } from '@tanabana/runtime/hooks/isReturnToDocument';
import { holdScrollPosition } from './holdScrollPosition';
import { readPositions, storePositions, type ScrollPositions } from './storedPositions';

const storage = () => window.sessionStorage;

/**
 * Lets scroll positions survive the document: adds those that the previous one has stored, scrolls a document that was
 * reloaded or returned to, and stores all of them when it is left.
 * @param positions those of this document, which are changed
 * @param shown the entry that is shown
 * @param openedAt where the document was when it was hydrated: beyond its position only if its visitor has scrolled
 * @returns scrolls an entry to its position, and keeps it there while the page grows
 */
export function restoreScroll(
  positions: ScrollPositions,
  shown: string,
  openedAt: number,
): (entry: string, top: number) => void {
  let endHold = (): void => undefined;
  const scrollTo = (entry: string, top: number) => {
    endHold();
    if (top === 0) window.scrollTo({ top, behavior: 'instant' });
    else endHold = holdScrollPosition(top, () => positions.set(entry, top));
  };

  const stored = readPositions(storage);
  const top = stored.get(shown);
  if (top !== undefined && openedAt <= Math.ceil(top) && isReturnToDocument()) scrollTo(shown, top);
  for (const [entry, position] of stored) if (!positions.has(entry)) positions.set(entry, position);

  window.addEventListener('pagehide', () => {
    endHold();
    // Until the next document is hydrated, the browser restores its position.
    window.history.scrollRestoration = 'auto';
    storePositions(storage, new Map([...stored, ...positions]));
  });
  return scrollTo;
}
