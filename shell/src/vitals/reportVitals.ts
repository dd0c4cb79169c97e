import type { Composition } from '@tanabana/runtime/contracts/composition';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { matchRoute } from '@tanabana/runtime/contracts/matchRoute';
import { USABLE_MARK } from '../earlyActs/takeOver';

/** Path that receives measurements. */
export const VITALS_PATH = '/_vitals';

/**
 * Measures the web vitals of this page load and sends them to the server (§7), with the time from the first paint until
 * the page can be used, and how much was done before. Unknown paths are not measured.
 */
export function reportVitals({ routes }: Composition, pathname: string): void {
  const route = matchRoute(routes, pathname)?.path;
  if (route === undefined) return;
  const send = (name: string, value: number) => {
    const report = JSON.stringify({ route, name, value });
    navigator.sendBeacon(VITALS_PATH, new Blob([report], { type: 'application/json' }));
  };
  for (const measure of [onCLS, onINP, onLCP, onTTFB]) measure(({ name, value }) => send(name, value));
  onUsable(({ startTime, detail }) => {
    send('ACTS', detail as number);
    onFCP(({ value: painted }) => send('USABLE', Math.max(0, startTime - painted)));
  });
}

/** Calls back with the mark of the moment when the page can be used, once it is set. */
function onUsable(call: (mark: PerformanceMark) => void): void {
  new PerformanceObserver((list, observer) => {
    const [mark] = list.getEntriesByName(USABLE_MARK);
    if (!mark) return;
    observer.disconnect();
    call(mark as PerformanceMark);
  }).observe({ type: 'mark', buffered: true });
}
