import type { Composition } from '@tanabana/shared/contracts/composition';
import { matchRoute } from '../routing/matchRoute';

/** Where measurements are told. */
export const VITALS_PATH = '/_vitals';

/** Told of each measurement: its name, as in LCP, and its value. */
export type OnVital = (name: string, value: number) => void;

/** Measures this page load. What measures is loaded only when somebody wants to know (§7). */
export async function measureVitals(onVital: OnVital | undefined): Promise<void> {
  if (!onVital) return;
  const { onCLS, onINP, onLCP, onTTFB } = await import(/* webpackChunkName: "web-vitals" */ 'web-vitals');
  for (const measure of [onCLS, onINP, onLCP, onTTFB]) {
    measure(({ name, value }) => onVital(name, value));
  }
}

/**
 * Tells the server how quick this page load was, for the share of visits that the settings ask for.
 * @param chance a number from 0 up to 1, drawn for this visit
 */
export function vitalsReporter(
  { release, routes, settings }: Composition,
  pathname: string,
  chance: number,
): OnVital | undefined {
  if (chance >= (settings.vitalsShare ?? 0)) return undefined;
  const route = matchRoute(routes, pathname)?.path;
  if (route === undefined) return undefined;
  return (name, value) => {
    const report = JSON.stringify({ release, route, name, value });
    navigator.sendBeacon(VITALS_PATH, new Blob([report], { type: 'application/json' }));
  };
}
