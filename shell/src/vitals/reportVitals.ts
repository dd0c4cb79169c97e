import type { Composition } from '@tanabana/runtime/contracts/composition';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { matchRoute } from '@tanabana/runtime/contracts/matchRoute';

/** Where measurements are told. */
export const VITALS_PATH = '/_vitals';

/**
 * Measures this page load and tells the server how quick it was (§7). Pages that nobody owns are not measured.
 * @param token that came with the document
 */
export function reportVitals({ routes }: Composition, pathname: string, token: string | undefined): void {
  const route = matchRoute(routes, pathname)?.path;
  if (route === undefined) return;
  for (const measure of [onCLS, onINP, onLCP, onTTFB]) {
    measure(({ name, value }) => {
      const report = JSON.stringify({ token, route, name, value });
      navigator.sendBeacon(VITALS_PATH, new Blob([report], { type: 'application/json' }));
    });
  }
}
