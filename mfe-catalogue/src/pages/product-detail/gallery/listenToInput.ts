import type { PanzoomObject } from '@panzoom/panzoom';

/** Distance of an arrow key, in pixels of the page. */
const STRIDE = 80;

/** Maximum movement of a press, in pixels; longer ones are drags. */
const MAX_MOVEMENT = 6;

const still = { animate: false };

/** Zooms by `+` and `−`, shows the whole picture by `0`, and moves the view by the arrows. */
export function listenToKeys(panzoom: PanzoomObject, dialog: HTMLElement, signal: AbortSignal): void {
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
      // With a modifier the browser zooms the page.
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    },
    { signal },
  );
}

/** Enlarges the picture at a press, or centres that point if the picture is at its maximum (WCAG 2.5.7). */
export function listenToPresses(panzoom: PanzoomObject, ground: HTMLElement, signal: AbortSignal): void {
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
