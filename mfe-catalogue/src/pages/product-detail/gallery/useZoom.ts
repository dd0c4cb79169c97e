import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import type { PictureSource } from '@tanabana/ui/pictures/pictureSource';
import { useEffect, useRef, useState } from 'react';

/** Zoom step of Panzoom. Each step multiplies the scale by e to the power of this value, which is about 1.5. */
const STEP = 0.4;

/** Every picture can be enlarged to this scale, even if its files are small. */
const MIN_LARGEST_SCALE = 2;

/** Distance by which an arrow key moves the picture, in pixels of the page. */
const STRIDE = 80;

/** Maximum pointer movement during a click, in pixels. A longer movement is a drag. */
const MAX_MOVEMENT = 6;

// Panzoom must not animate. Measurements during a transition are wrong, and would allow the picture to be moved out of
// view.
const still = { animate: false };

export function widestOf({ widest, width }: PictureSource): number {
  return widest ?? width;
}

/**
 * Returns the scale at which one pixel of the widest file covers one pixel of the page, but at least
 * `MIN_LARGEST_SCALE`.
 * @param frame size of the frame that the picture fits into at scale 1
 * @internal
 */
export function largestScale(
  picture: PictureSource,
  frame: { readonly width: number; readonly height: number },
): number {
  const shown = Math.min(frame.width, (frame.height * picture.width) / picture.height);
  return Math.max(MIN_LARGEST_SCALE, shown > 0 ? widestOf(picture) / shown : MIN_LARGEST_SCALE);
}

/**
 * Zooms and moves a picture by touch, wheel, mouse and keys.
 * @param sheet element that contains the picture and fills its parent
 */
export function useZoom(sheet: HTMLElement | null, picture: PictureSource) {
  const panzoom = useRef<PanzoomObject>(null);
  const [scale, setScale] = useState(1);
  const [largest, setLargest] = useState(Infinity);

  useEffect(() => {
    const frame = sheet?.parentElement;
    if (!sheet || !frame) return;
    const made = Panzoom(sheet, {
      canvas: true,
      contain: 'outside',
      cursor: 'move',
      minScale: 1,
      step: STEP,
    });
    panzoom.current = made;
    const ended = new AbortController();
    const { signal } = ended;
    const readScale = () => {
      setScale(made.getScale());
      made.setOptions({ cursor: made.getScale() > 1 ? 'move' : 'zoom-in' });
    };
    sheet.addEventListener('panzoomchange', readScale, { signal });
    frame.addEventListener('wheel', (event) => void made.zoomWithWheel(event), { signal, passive: false });
    listenToClicks(made, frame, signal);
    const dialog = frame.closest('dialog');
    if (dialog) listenToKeys(made, dialog, signal);
    // The frame changes its size when the dialog opens, and when a phone is rotated.
    const resized = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const maxScale = largestScale(picture, entry.contentRect);
      made.setOptions({ maxScale });
      setLargest(maxScale);
      made.reset(still);
    });
    resized.observe(frame);
    return () => {
      ended.abort();
      resized.disconnect();
      made.destroy();
      made.resetStyle();
      setScale(1);
    };
  }, [sheet, picture]);

  return {
    /** At 1 the entire picture is visible. */
    scale,
    isLargest: scale >= largest,
    zoomIn: () => panzoom.current?.zoomIn(still),
    zoomOut: () => panzoom.current?.zoomOut(still),
    showWhole: () => panzoom.current?.reset(still),
  };
}

/** Listens to keys: `+` and `-` zoom, `0` displays the entire picture, and the arrow keys move the picture. */
function listenToKeys(panzoom: PanzoomObject, dialog: HTMLElement, signal: AbortSignal): void {
  const look = (across: number, down: number) => () => {
    const stride = STRIDE / panzoom.getScale();
    panzoom.pan(-across * stride, -down * stride, { ...still, relative: true });
  };
  const actions: Readonly<Record<string, () => unknown>> = {
    '+': () => panzoom.zoomIn(still),
    // On English keyboards, `=` and `+` are on the same key.
    '=': () => panzoom.zoomIn(still),
    '-': () => panzoom.zoomOut(still),
    '0': () => panzoom.reset(still),
    ArrowLeft: look(-1, 0),
    ArrowRight: look(1, 0),
    ArrowUp: look(0, -1),
    ArrowDown: look(0, 1),
  };
  dialog.addEventListener(
    'keydown',
    (event) => {
      const action = actions[event.key];
      // With a modifier, these keys zoom the entire page.
      if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      action();
    },
    { signal },
  );
}

/**
 * Listens to clicks: a click enlarges the picture. At the maximum scale, a click centres the clicked point, as an
 * alternative to dragging (WCAG 2.5.7).
 */
function listenToClicks(panzoom: PanzoomObject, frame: HTMLElement, signal: AbortSignal): void {
  let down: PointerEvent | undefined;
  frame.addEventListener('pointerdown', (event) => (down = event), { signal });
  frame.addEventListener(
    'click',
    (event) => {
      const { clientX, clientY } = event;
      if (!down || Math.hypot(clientX - down.clientX, clientY - down.clientY) > MAX_MOVEMENT) return;
      const scale = panzoom.getScale();
      const { maxScale = scale } = panzoom.getOptions();
      if (scale < maxScale) {
        panzoom.zoomToPoint(scale * 2, event, still);
        return;
      }
      const { left, top, width, height } = frame.getBoundingClientRect();
      const across = (left + width / 2 - clientX) / scale;
      const away = (top + height / 2 - clientY) / scale;
      panzoom.pan(across, away, { ...still, relative: true });
    },
    { signal },
  );
}
