import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import type { PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import { useEffect, useRef, useState } from 'react';
import { listenToKeys } from './listenToKeys';
import { listenToPresses } from './listenToPresses';
import { largestScale } from './zoomScale';

/** Each press of a button or key enlarges by e to this power, half as much again. */
const STEP = 0.4;

/** Scale at which a picture opens. */
export const FIRST_SCALE = 1.5;

/** How a picture is zoomed. */
export interface Zoom {
  /** 1 shows the whole picture. */
  readonly scale: number;
  /** Whether nothing more would be seen by zooming in. */
  readonly isLargest: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly showWhole: () => void;
}

/**
 * Zooms and moves a picture by fingers, wheel, drags, presses and keys.
 * @param sheet fills its parent, shows the picture, and lies in a dialog; null until it is in the document
 */
export function useZoom(sheet: HTMLElement | null, picture: PictureSource): Zoom {
  const panzoom = useRef<PanzoomObject>(null);
  const [scale, setScale] = useState(FIRST_SCALE);
  const [largest, setLargest] = useState(Infinity);

  useEffect(() => {
    const ground = sheet?.parentElement;
    if (!sheet || !ground) return;
    // Unanimated: measuring within a transition, it would let the picture be moved out of sight.
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
    sheet.addEventListener(
      'panzoomchange',
      () => {
        setScale(made.getScale());
        made.setOptions({ cursor: made.getScale() > 1 ? 'move' : 'zoom-in' });
      },
      { signal },
    );
    ground.addEventListener('wheel', (event) => void made.zoomWithWheel(event), { signal, passive: false });
    listenToPresses(made, ground, signal);
    const dialog = ground.closest('dialog');
    if (dialog) listenToKeys(made, dialog, signal);
    // The dialog has its size once it is open, and another when the phone is turned.
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
    scale,
    isLargest: scale >= largest,
    zoomIn: () => panzoom.current?.zoomIn(still),
    zoomOut: () => panzoom.current?.zoomOut(still),
    showWhole: () => panzoom.current?.reset({ ...still, startScale: 1 }),
  };
}
