import type { BrowserContext } from '@playwright/test';

/** What a browser complains about from now on, in all tabs: errors, warnings and uncaught exceptions, in words. */
export function complaintsOf(context: BrowserContext): readonly string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (thrown) => complaints.push(`uncaught: ${thrown.error().message}`));
  return complaints;
}
