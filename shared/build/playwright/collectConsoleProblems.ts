import type { BrowserContext } from '@playwright/test';

/** Message of Playwright where service workers are blocked. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Collects later console errors, warnings and uncaught exceptions of all tabs. */
export function collectConsoleProblems(context: BrowserContext): readonly string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED)
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (thrown) => complaints.push(`uncaught: ${thrown.error().message}`));
  return complaints;
}
