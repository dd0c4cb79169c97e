import { useEffect, useRef, useState, type RefObject } from 'react';

/** How long the page must be still before it is checked, in milliseconds. */
const STILL = 200;

/** How far around the control the area must be clear, in pixels. */
const AROUND = 6;

/**
 * What is below a floating control: nothing; text or a control; text or a control that also covers the page's
 * margin; or unknown while the page moves.
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
 * Checks what is below a floating control: once, after the page has scrolled, resized or changed and is still
 * again.
 * @returns a ref for the control's place, whose `--margin` is its part of the page's margin in pixels, and
 * what is below it; `unknown` on the server
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

/** Controls that a shopper presses. */
const CONTROLS = 'a,button,input,select,textarea,label,summary';

/** Distance between two sampled points, in pixels. */
const STEP = 8;

/** Whether a line of an element's own text crosses an area. */
function hasLineIn({ childNodes }: Element, { left, right, top, bottom }: DOMRect): boolean {
  const range = document.createRange();
  return [...childNodes].some((node) => {
    if (!(node instanceof Text && node.data.trim())) return false;
    range.selectNode(node);
    return [...range.getClientRects()].some(
      (line) => line.left < right && line.right > left && line.top < bottom && line.bottom > top,
    );
  });
}

/**
 * Whether an area of the screen contains neither text nor controls.
 * @param floating the element over the area, which is ignored
 */
function isGroundClear(area: DOMRect, floating: Element): boolean {
  const seen = new Set<Element>();
  for (let top = area.top; top <= area.bottom; top += STEP) {
    for (let left = area.left; left <= area.right; left += STEP) {
      for (const element of document.elementsFromPoint(left, top)) {
        if (seen.has(element) || floating.contains(element)) continue;
        seen.add(element);
        if (element.closest(CONTROLS) || hasLineIn(element, area)) return false;
      }
    }
  }
  return true;
}
