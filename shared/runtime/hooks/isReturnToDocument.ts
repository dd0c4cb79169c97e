/** Whether the document was reloaded, or returned to from another one. Only in a browser. */
export function isReturnToDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
}
