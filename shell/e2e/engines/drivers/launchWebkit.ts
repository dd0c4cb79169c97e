import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@tanabana/account-api/testing/freePort';
import { environmentOfOtherBrowsers } from '@tanabana/build/playwright/chromiumPath';
import { Builder, Capabilities } from 'selenium-webdriver';
import type { EngineBrowser, Preferences } from './engineTab';
import { openScreen } from './screen';
import { openWebdriverTab } from './webdriverTab';

/** Shrinks the browser's own controls, below which its window cannot be narrower than a phone. */
const NARROW = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }';

/** Where the programs of WebKitGTK are. */
interface WebkitPrograms {
  /** The driver, which speaks W3C WebDriver. */
  readonly driver: string;
  /** The browser that comes with the engine. */
  readonly browser: string;
}

/**
 * Starts WebKitGTK on a screen of its own, driven by W3C WebDriver. All tabs are one window of one session: journeys
 * have an origin each, so none sees what another has stored.
 */
export async function launchWebkit(
  { driver, browser }: WebkitPrograms,
  { reducedMotion }: Preferences,
): Promise<EngineBrowser> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tanabana-webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), NARROW);
  const settings = `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`;
  writeFileSync(path.join(folder, 'gtk-3.0/settings.ini'), settings);
  const screen = await openScreen();
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    env: {
      ...environmentOfOtherBrowsers(),
      DISPLAY: screen.display,
      XDG_CONFIG_HOME: folder,
      NO_AT_BRIDGE: '1',
    },
    stdio: 'ignore',
  });
  const kill = () => void server.kill();
  process.once('exit', kill);
  await listening(server, port);
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        timeouts: { script: 60_000, pageLoad: 30_000 },
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      }),
    )
    .build();
  const version = (await session.getCapabilities()).get('browserVersion') as string;
  return {
    version: `WebKitGTK/${version}`,
    newTab: () => openWebdriverTab(session),
    close: async () => {
      await session.quit();
      process.off('exit', kill);
      kill();
      screen.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until the driver answers. @throws {Error} when it exits */
async function listening(server: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`WebKitWebDriver ended with code ${server.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
