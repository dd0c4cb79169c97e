import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { createAccountApi } from '@tanabana/account-api';
import { BROWSER_ARGUMENTS, chromiumPath } from '@tanabana/tooling/playwright/chromiumPath';
import { leastTasks } from '@tanabana/tooling/playwright/longTasks';
import { errorMessage } from '@tanabana/contract/errors/errorText';
import { promote } from '@tanabana/releases/deployments/deployReleases';
import { ReleaseRefused } from '@tanabana/releases/releases/compose';
import { openReleaseContext, type ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import type { Release } from '@tanabana/releases/documents/releaseDocument';
import { createStorefront } from '../../server/createStorefront';
import { createSourcePositions } from '../../render/sourcePositions';
import { pageFaults } from './pageFaults';
import { overBudget, pagesToOpen, type PageToOpen } from './pagesToOpen';

/**
 * Opens pages of a release in Chromium. Refuses pages with errors, and checks the number of long tasks, and the time
 * until clicks that were made before hydration take effect, against the budgets, with the network and CPU of a phone.
 * @param verify verifies the release without a browser. Called after the browser has started, because a missing
 * browser should be reported before the long verification.
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
    const { artefacts } = context;
    const { address, close } = await serveRelease(context, release);
    const reasons: string[] = [];
    try {
      const toSources = createSourcePositions(artefacts);
      const manifests = [release.shell, ...Object.values(release.remotes)];
      const locate = (text: string) => toSources(text, manifests);
      for (const page of pages) reasons.push(...(await checkPage(browser, address, page, { log, locate })));
    } finally {
      await close();
    }
    if (reasons.length > 0) throw new ReleaseRefused(reasons);
    return { verified, opened: pages.length };
  } finally {
    await browser.close();
  }
}

interface Report {
  readonly log: (line: string) => void;
  /** Replaces positions in scripts by positions in their sources. */
  readonly locate: (text: string) => Promise<string>;
}

/** Shortens a stack to its message and the first position in the sources. */
function oneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const position = lines.slice(1).find((line) => /\.tsx?:\d+:\d+/.test(line)) ?? '';
  return [lines[0], position].filter(Boolean).join(' ');
}

/** @throws when the browser has crashed */
async function checkPage(browser: Browser, address: string, page: PageToOpen, { log, locate }: Report) {
  const { path: pagePath, remote, budgets } = page;
  try {
    const faults = await pageFaults(browser, address + pagePath);
    if (faults.length > 0) {
      const texts = await Promise.all(faults.map(locate));
      return texts.map(
        (text) => `TB-VERIFY-015: ${pagePath} has an error in a browser: ${oneLine(text)} (${remote.owner}).`,
      );
    }
    if (!budgets) return [];
    const measured = await leastTasks(browser, address + pagePath, budgets);
    log(
      `${pagePath} has ${measured.longTasks} of at most ${budgets.longTasks} long tasks, and is usable ${Math.round(measured.usable)} ms after its first paint.`,
    );
    return overBudget(page, measured);
  } catch (error) {
    if (!browser.isConnected()) throw error;
    const message = stripVTControlCharacters(errorMessage(error));
    return [
      `TB-VERIFY-014: ${pagePath} does not finish loading in a browser: ${message.split('\n')[0]} (${remote.owner}).`,
    ];
  }
}

async function openChromium(): Promise<Browser> {
  try {
    return await chromium.launch({ executablePath: await chromiumPath(), args: [...BROWSER_ARGUMENTS] });
  } catch (error) {
    const [reason = ''] = errorMessage(error).split('\n');
    throw new Error(
      `TB-CONFIG-010: verify --browser needs a Chromium, and none starts (${reason}). \`npm ci\` installs one on Linux (x64); elsewhere name one: CHROMIUM_PATH=/path/to/chromium`,
    );
  }
}

/** Serves a release on a free local port, with a separate history, accounts and secret in a temporary folder. */
async function serveRelease({ root, artefacts, now }: ReleaseContext, release: Release) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tanabana-verified-'));
  const own = openReleaseContext(root, { DATA_DIR: folder }, () => undefined);
  await own.releases.save(release);
  await promote(own.deployments, release.id);
  const accounts = await createAccountApi({ dataFolder: path.join(folder, 'accounts'), env: {} });
  const app = await createStorefront({
    context: { ...own, artefacts },
    secret: randomBytes(32).toString('hex'),
    currentSeed: () => 1,
    random: () => 0,
    now,
    accounts: accounts.plugin,
    logLevel: 'error',
  });
  app.addHook('onClose', async () => {
    await accounts.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { address: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
}
