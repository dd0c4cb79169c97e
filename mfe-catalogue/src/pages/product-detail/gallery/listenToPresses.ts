import type { PanzoomObject } from '@panzoom/panzoom';

/** A pointer that moves less between down and up, in pixels, has pressed and not dragged. */
const STILL = 6;

/**
 * A press enlarges the picture there; where it is as large as can be, it brings the place to the middle. So all of it
 * can be seen without dragging and pinching (WCAG 2.5.7).
 */
export function listenToPresses(panzoom: PanzoomObject, ground: HTMLElement, signal: AbortSignal): void {
  let down: PointerEvent | undefined;
  ground.addEventListener('pointerdown', (event) => (down = event), { signal });
  ground.addEventListener(
    'click',
    (event) => {
      if (!down || Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > STILL) return;
      const scale = panzoom.getScale();
      const { maxScale = scale } = panzoom.getOptions();
      if (scale < maxScale) {
        panzoom.zoomToPoint(scale * 2, event, { animate: false });
        return;
      }
      const { left, top, width, height } = ground.getBoundingClientRect();
      const across = (left + width / 2 - event.clientX) / scale;
      const away = (top + height / 2 - event.clientY) / scale;
      panzoom.pan(across, away, { animate: false, relative: true });
    },
    { signal },
  );
}
