import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import type { PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import { useEffect, useRef, useState } from 'react';
import { listenToKeys, listenToPresses } from './listenToInput';

/** Each press of a button or key enlarges by e to this power, half as much again. */
const STEP = 0.4;

/** Scale at which a picture opens. */
export const FIRST_SCALE = 1.5;

/** Minimum of the largest scale, for pictures with small files. */
const LEAST = 2;

export function widestOf({ widest, width }: PictureSource): number {
  return widest ?? width;
}

/**
 * Returns the scale at which a pixel of the widest file is a pixel of the page.
 * @param room space of the whole picture, in pixels of the page
 * @internal
 */
export function largestScale(
  picture: PictureSource,
  room: { readonly width: number; readonly height: number },
): number {
  const shown = Math.min(room.width, (room.height * picture.width) / picture.height);
  return Math.max(LEAST, shown > 0 ? widestOf(picture) / shown : LEAST);
}

/**
 * Zooms and moves a picture by fingers, wheel, drags, presses and keys.
 * @param sheet fills its parent, contains the picture, and is in a dialog; null until it is in the document
 */
export function useZoom(sheet: HTMLElement | null, picture: PictureSource) {
  const panzoom = useRef<PanzoomObject>(null);
  const [scale, setScale] = useState(FIRST_SCALE);
  const [largest, setLargest] = useState(Infinity);

  useEffect(() => {
    const ground = sheet?.parentElement;
    if (!sheet || !ground) return;
    // Never animated, because measures within a transition would let the picture be moved out of view.
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
    listenToPresses(made, ground, signal);
    const dialog = ground.closest('dialog');
    if (dialog) listenToKeys(made, dialog, signal);
    // The size changes when the dialog opens and when the phone is turned.
    const resized = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const maxScale = largestScale(picture, entry.contentRect);
      made.setOptions({ maxScale });
      setLargest(maxScale);
      made.reset({ animate: false });
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

  const still = { animate: false };
  return {
    /** 1 shows the whole picture. */
    scale,
    isLargest: scale >= largest,
    zoomIn: () => panzoom.current?.zoomIn(still),
    zoomOut: () => panzoom.current?.zoomOut(still),
    showWhole: () => panzoom.current?.reset({ ...still, startScale: 1 }),
  };
}
