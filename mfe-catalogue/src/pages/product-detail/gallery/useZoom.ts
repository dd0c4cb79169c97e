import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import type { PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import { useEffect, useRef, useState } from 'react';

/** A step of the buttons and keys multiplies the scale by e to the power of this value, about 1.5. */
const STEP = 0.4;

export const FIRST_SCALE = 1.5;

/** Lower bound of the maximum scale, for pictures with small files. */
const MIN_LARGEST_SCALE = 2;

/** Distance of an arrow key, in pixels of the page. */
const STRIDE = 80;

/** Longest pointer movement within a click, in pixels. A longer one is a drag. */
const MAX_MOVEMENT = 6;

// Never animated, because measurements during a transition would allow the picture to be moved out of view.
const still = { animate: false };

export function widestOf({ widest, width }: PictureSource): number {
  return widest ?? width;
}

/**
 * Returns the scale at which a pixel of the widest file is a pixel of the page.
 * @param room space for the picture at scale 1, in pixels of the page
 * @internal
 */
export function largestScale(
  picture: PictureSource,
  room: { readonly width: number; readonly height: number },
): number {
  const shown = Math.min(room.width, (room.height * picture.width) / picture.height);
  return Math.max(MIN_LARGEST_SCALE, shown > 0 ? widestOf(picture) / shown : MIN_LARGEST_SCALE);
}

/**
 * Zooms and moves a picture by touch, wheel, mouse and keys.
 * @param sheet element with the picture, which fills its parent inside a dialog; null before the first render
 */
export function useZoom(sheet: HTMLElement | null, picture: PictureSource) {
  const panzoom = useRef<PanzoomObject>(null);
  const [scale, setScale] = useState(FIRST_SCALE);
  const [largest, setLargest] = useState(Infinity);

  useEffect(() => {
    const ground = sheet?.parentElement;
    if (!sheet || !ground) return;
    const made = Panzoom(sheet, {
      canvas: true,
      contain: 'outside',
      cursor: 'move',
      minScale: 1,
      startScale: FIRST_SCALE,
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
    ground.addEventListener('wheel', (event) => void made.zoomWithWheel(event), { signal, passive: false });
    listenToClicks(made, ground, signal);
    const dialog = ground.closest('dialog');
    if (dialog) listenToKeys(made, dialog, signal);
    // Observes the opening of the dialog, and rotations of a phone.
    const resized = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const maxScale = largestScale(picture, entry.contentRect);
      made.setOptions({ maxScale });
      setLargest(maxScale);
      made.reset(still);
    });
    resized.observe(ground);
    return () => {
      ended.abort();
      resized.disconnect();
      made.destroy();
      made.resetStyle();
      setScale(FIRST_SCALE);
    };
  }, [sheet, picture]);

  return {
    /** 1 shows the whole picture. */
    scale,
    isLargest: scale >= largest,
    zoomIn: () => panzoom.current?.zoomIn(still),
    zoomOut: () => panzoom.current?.zoomOut(still),
    showWhole: () => panzoom.current?.reset({ ...still, startScale: 1 }),
  };
}

/** `+` and `-` zoom, `0` shows the whole picture, and the arrow keys move it. */
function listenToKeys(panzoom: PanzoomObject, dialog: HTMLElement, signal: AbortSignal): void {
  const look = (across: number, down: number) => () => {
    const stride = STRIDE / panzoom.getScale();
    panzoom.pan(-across * stride, -down * stride, { ...still, relative: true });
  };
  const actions: Readonly<Record<string, () => unknown>> = {
    '+': () => panzoom.zoomIn(still),
    // The key of `+` without Shift on English keyboards.
    '=': () => panzoom.zoomIn(still),
    '-': () => panzoom.zoomOut(still),
    '0': () => panzoom.reset({ ...still, startScale: 1 }),
    ArrowLeft: look(-1, 0),
    ArrowRight: look(1, 0),
    ArrowUp: look(0, -1),
    ArrowDown: look(0, 1),
  };
  dialog.addEventListener(
    'keydown',
    (event) => {
      const action = actions[event.key];
      // With a modifier the browser zooms the whole page.
      if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      action();
    },
    { signal },
  );
}

/** A click enlarges the picture. At the maximum scale a click centres the clicked point (WCAG 2.5.7). */
function listenToClicks(panzoom: PanzoomObject, ground: HTMLElement, signal: AbortSignal): void {
  let down: PointerEvent | undefined;
  ground.addEventListener('pointerdown', (event) => (down = event), { signal });
  ground.addEventListener(
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
      const { left, top, width, height } = ground.getBoundingClientRect();
      const across = (left + width / 2 - clientX) / scale;
      const away = (top + height / 2 - clientY) / scale;
      panzoom.pan(across, away, { ...still, relative: true });
    },
    { signal },
  );
}
