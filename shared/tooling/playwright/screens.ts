import { test } from './journey';
import { IS_NIGHTLY } from './journeysOf';

/** Size of a desktop screen, in pixels. */
export const DESK = { width: 1280, height: 800 };

/**
 * Declares journeys with reduced motion on a phone. In nightly runs, the journeys also run on a tablet and a desktop.
 */
export function onEveryScreen(journeys: (width: number) => void): void {
  for (const width of IS_NIGHTLY ? [375, 768, 1280] : [375]) {
    test.describe(`on a screen ${width} wide`, () => {
      test.use({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
      journeys(width);
    });
  }
}
