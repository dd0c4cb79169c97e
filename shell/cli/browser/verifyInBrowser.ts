import { stripVTControlCharacters } from 'node:util';
import type { Browser } from '@playwright/test';
import { leastTasks } from '@tanabana/build/playwright/longTasks';
import { errorMessage } from '@tanabana/artefacts/store/errorMessage';
import { ReleaseRefused } from '../../composition/releases/compose';
import type { ReleaseContext } from '../../composition/releaseContext';
import type { Release } from '../../composition/releases/releaseDocument';
import { openChromium } from './openChromium';
import { overBudget, pagesToOpen, type PageToOpen } from './pagesToOpen';
import { serveRelease } from './serveRelease';

/**
 * Opens pages of a release in Chromium with the network and CPU of a phone, and checks long tasks and the time until an
 * early press takes effect against the budgets. `verify` verifies the release without a browser and runs once the
 * browser has started.
 */
export async function verifyInBrowser<Verified>(
  context: ReleaseContext,
  release: Release,
  verify: () => Promise<Verified>,
  log: (line: string) => void,
): Promise<{ readonly verified: Verified; readonly opened: number }> {
  const browser = await openChromium();
  try {
    const verified = await verify();
    const pages = pagesToOpen(release);
    const { address, close } = await serveRelease(context, release);
    const reasons: string[] = [];
    try {
      for (const page of pages) reasons.push(...(await checkPage(browser, address, page, log)));
    } finally {
      await close();
    }
    if (reasons.length > 0) throw new ReleaseRefused(reasons);
    return { verified, opened: pages.length };
  } finally {
    await browser.close();
  }
}

/** @throws when the browser has crashed */
async function checkPage(
  browser: Browser,
  address: string,
  page: PageToOpen,
  log: (line: string) => void,
): Promise<readonly string[]> {
  const { path, remote, budgets } = page;
  try {
    const measured = await leastTasks(browser, address + path, budgets);
    log(
      `${path} has ${measured.longTasks} of at most ${budgets.longTasks} long tasks, and is usable ${Math.round(measured.usable)} ms after its first paint.`,
    );
    return overBudget(page, measured);
  } catch (error) {
    if (!browser.isConnected()) throw error;
    const message = stripVTControlCharacters(errorMessage(error));
    return [
      `TB-VERIFY-014: ${path} does not finish loading in a browser: ${message.split('\n')[0]} (${remote.owner}).`,
    ];
  }
}
