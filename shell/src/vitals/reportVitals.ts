import type { Composition } from '@tanabana/contract/remotes/composition';
import { matchRoute } from '@tanabana/contract/routes/matchRoute';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { VITALS_PATH } from '../../protocol/reportPaths';
import { USABLE_MARK } from '../earlyInteractions/takeOver';

/**
 * Reports the Web Vitals of this page load (§7), the time from the first paint until hydration, and the number of
 * interactions before hydration. Reports nothing for unknown paths.
 */
export function reportVitals({ release, routes }: Composition, pathname: string): void {
  const route = matchRoute(routes, pathname)?.path;
  if (route === undefined) return;
  const send = (name: string, value: number) => {
    const report = JSON.stringify({ route, release, name, value });
    navigator.sendBeacon(VITALS_PATH, new Blob([report], { type: 'application/json' }));
  };
  for (const measure of [onCLS, onINP, onLCP, onTTFB]) measure(({ name, value }) => send(name, value));
  new PerformanceObserver((list, observer) => {
    const [usable] = list.getEntriesByName(USABLE_MARK) as PerformanceMark[];
    if (!usable) return;
    observer.disconnect();
    send('ACTS', usable.detail as number);
    onFCP(({ value: painted }) => send('USABLE', Math.max(0, usable.startTime - painted)));
  }).observe({ type: 'mark', buffered: true });
}
