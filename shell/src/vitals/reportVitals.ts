import type { Composition } from '@tanabana/shared/contracts/composition';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { matchRoute } from '../routing/matchRoute';

/** Where measurements are told. */
export const VITALS_PATH = '/_vitals';

/** Measures this page load and tells the server how quick it was (§7). Pages that nobody owns are not measured. */
export function reportVitals({ release, routes }: Composition, pathname: string): void {
  const route = matchRoute(routes, pathname)?.path;
  if (route === undefined) return;
  for (const measure of [onCLS, onINP, onLCP, onTTFB]) {
    measure(({ name, value }) => {
      const report = JSON.stringify({ release, route, name, value });
      navigator.sendBeacon(VITALS_PATH, new Blob([report], { type: 'application/json' }));
    });
  }
}
