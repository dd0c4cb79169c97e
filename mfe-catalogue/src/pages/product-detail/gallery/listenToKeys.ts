import type { PanzoomObject } from '@panzoom/panzoom';

/** How far an arrow key moves the picture, in pixels of the page. */
const STRIDE = 80;

/** Zooms by `+` and `−`, shows the whole picture by `0`, and looks further in the direction of an arrow. */
export function listenToKeys(panzoom: PanzoomObject, dialog: HTMLElement, signal: AbortSignal): void {
  const still = { animate: false };
  const look = (across: number, down: number) => () => {
    const stride = STRIDE / panzoom.getScale();
    panzoom.pan(-across * stride, -down * stride, { ...still, relative: true });
  };
  const acts: Readonly<Record<string, () => unknown>> = {
    '+': () => panzoom.zoomIn(still),
    // The key of + without Shift.
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
      const act = acts[event.key];
      // With a modifier they are the browser's: it zooms the page.
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    },
    { signal },
  );
}
