import { IS_NIGHTLY } from './isNightly';
import { test } from './journey';

/** A desktop's screen, for journeys that need room. */
export const DESK = { width: 1280, height: 800 };

/** Declares journeys on a phone, at night on a tablet and a desktop too, with reduced motion. */
export function onEveryScreen(journeys: (width: number) => void): void {
  for (const width of IS_NIGHTLY ? [375, 768, 1280] : [375]) {
    test.describe(`on a screen ${width} wide`, () => {
      test.use({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
      journeys(width);
    });
  }
}
