/** Times of a page load, in milliseconds; null where the engine does not measure them. */
export interface EngineTimes {
  readonly paint: number | null;
  readonly largestPaint: number | null;
  readonly usable: number | null;
  readonly toUsable: number | null;
  /** Layout shift, without unit. */
  readonly shift: number | null;
}

/** Runs in the page. Waits until the page is usable, and reads its times. */
export async function engineTimes(): Promise<EngineTimes> {
  while (performance.getEntriesByName('usable').length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const types = PerformanceObserver.supportedEntryTypes;
  const entries: PerformanceEntry[] = [];
  for (const type of ['largest-contentful-paint', 'layout-shift']) {
    if (types.includes(type)) {
      new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
    }
  }
  // The last picture may come after the scripts.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
  const usable = performance.getEntriesByName('usable')[0]?.startTime ?? null;
  const largest = entries.filter(({ entryType }) => entryType === 'largest-contentful-paint');
  let shift = 0;
  for (const entry of entries)
    if (entry.entryType === 'layout-shift') shift += (entry as unknown as { value: number }).value;
  return {
    paint,
    largestPaint: largest.at(-1)?.startTime ?? null,
    usable,
    toUsable: paint === null || usable === null ? null : Math.max(0, usable - paint),
    shift: types.includes('layout-shift') ? shift : null,
  };
}

/** Runs in the page. The longest interaction so far, at least 16 ms; null where the engine does not measure them. */
export async function interactionLatency(): Promise<number | null> {
  if (!PerformanceObserver.supportedEntryTypes.includes('event')) return null;
  let longest = 16;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId) longest = Math.max(longest, duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
  await new Promise((resolve) => setTimeout(resolve, 500));
  return longest;
}
