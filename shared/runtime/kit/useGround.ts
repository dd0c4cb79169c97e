import { useEffect, useRef, useState, type RefObject } from 'react';
import { isGroundClear } from './isGroundClear';

/** How long the page must be still before the ground is looked at, in milliseconds. */
const STILL = 200;

/** How far around its place the ground must be clear, in pixels. */
const AROUND = 6;

/**
 * Whether something to read or press lies under something that floats: nothing, something, something that
 * reaches into the page's margin too, or not known while the page moves.
 */
type Ground = 'clear' | 'taken' | 'margin-taken' | 'unknown';

function groundUnder(place: Element): Ground {
  const { x, y, width, height } = place.getBoundingClientRect();
  const area = new DOMRect(x - AROUND, y - AROUND, width + 2 * AROUND, height + 2 * AROUND);
  if (isGroundClear(area, place)) return 'clear';
  const margin = Number.parseInt(getComputedStyle(place).getPropertyValue('--margin'), 10);
  const strip = new DOMRect(document.documentElement.clientWidth - margin, y, margin, height);
  return isGroundClear(strip, place) ? 'taken' : 'margin-taken';
}

/**
 * Looks at what lies under something that floats over the page: once whenever the page has come to rest after it
 * was scrolled, resized or changed, never while it moves.
 * @returns the ref of the place where it floats, with its part of the page's margin in pixels as `--margin`, and
 *   what lies there; not known on the server
 */
export function useGround<Place extends Element>(): [RefObject<Place | null>, Ground] {
  const place = useRef<Place>(null);
  const [ground, setGround] = useState<Ground>('unknown');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (place.current) setGround(groundUnder(place.current));
    };
    const lookOnceStill = () => {
      clearTimeout(timer);
      timer = setTimeout(look, STILL);
    };
    const onMove = () => {
      setGround('unknown');
      lookOnceStill();
    };
    const main = document.querySelector('main') ?? document.body;
    const changes = new MutationObserver(lookOnceStill);
    changes.observe(main, { subtree: true, childList: true, characterData: true, attributes: true });
    const sizes = new ResizeObserver(lookOnceStill);
    sizes.observe(main);
    const stop = new AbortController();
    window.addEventListener('scroll', onMove, { passive: true, signal: stop.signal });
    window.addEventListener('resize', onMove, stop);
    lookOnceStill();
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      sizes.disconnect();
      stop.abort();
    };
  }, []);

  return [place, ground];
}
