import type { Composition } from '@tanabana/runtime/contracts/composition';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { matchRoute } from '@tanabana/runtime/contracts/matchRoute';

/** Path that receives measurements. */
export const VITALS_PATH = '/_vitals';

/**
 * Measures the web vitals of this page load and sends them to the server (§7). Unknown paths are not
 * measured.
 */
export function reportVitals({ routes }: Composition, pathname: string): void {
  const route = matchRoute(routes, pathname)?.path;
  if (route === undefined) return;
  for (const measure of [onCLS, onINP, onLCP, onTTFB]) {
    measure(({ name, value }) => {
      const report = JSON.stringify({ route, name, value });
      navigator.sendBeacon(VITALS_PATH, new Blob([report], { type: 'application/json' }));
    });
  }
}
