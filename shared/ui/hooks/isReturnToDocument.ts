/** Whether the document was reloaded, or restored from history. */
export function isReturnToDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
}
