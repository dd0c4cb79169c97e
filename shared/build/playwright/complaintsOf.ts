import type { BrowserContext } from '@playwright/test';

/** Said by the journeys' own tool, where they want no service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** What a browser complains about from now on, in all tabs: errors, warnings and uncaught exceptions, in words. */
export function complaintsOf(context: BrowserContext): readonly string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED)
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (thrown) => complaints.push(`uncaught: ${thrown.error().message}`));
  return complaints;
}
