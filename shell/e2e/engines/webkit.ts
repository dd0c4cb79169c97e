import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@tanabana/account-api/testing/freePort';
import { environmentOfOtherBrowsers } from '@tanabana/tooling/playwright/chromiumPath';
import { Builder, Capabilities, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { EngineBrowser, Key, Preferences, Size, Tab } from './tab';

/** Maximum time until a document is parsed, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Maximum time until the driver reports the state of a document, in milliseconds. */
const ANSWER_MS = 3_000;

/** Makes the controls of the browser smaller, because they determine the minimum width of the window. */
const NARROW = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }';

const CHORDS: Readonly<Record<Key, readonly string[]>> = {
  Tab: [Keys.TAB],
  Enter: [Keys.ENTER],
  Escape: [Keys.ESCAPE],
  Space: [Keys.SPACE],
  ArrowDown: [Keys.ARROW_DOWN],
  Backspace: [Keys.BACK_SPACE],
  'Select all': [Keys.CONTROL, 'a'],
};

/**
 * Starts WebKitGTK on a virtual screen, and controls WebKitGTK with W3C WebDriver. All tabs share one window and one
 * session. Each journey nevertheless has separate storage, because each journey has its own origin.
 * @throws {Error} if a program is missing. The message names the packages to install.
 */
export async function launchWebkit({ reducedMotion }: Preferences): Promise<EngineBrowser> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tanabana-webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), NARROW);
  const settings = `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`;
  writeFileSync(path.join(folder, 'gtk-3.0/settings.ini'), settings);
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1920x1200x24'];
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    env: { ...environmentOfOtherBrowsers(), XDG_CONFIG_HOME: folder, NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
    detached: true,
  });
  // Kills the driver and the virtual screen, which are in one process group.
  const kill = () => driver.pid !== undefined && driver.exitCode === null && process.kill(-driver.pid);
  process.once('exit', kill);
  const failed = Promise.race([once(driver, 'exit'), once(driver, 'error')]).then(() => {
    throw new Error('WebKitWebDriver does not start: apt-get install xvfb xauth webkit2gtk-driver');
  });
  await Promise.race([listening(port), failed]);
  failed.catch(() => undefined);
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        timeouts: { script: 60_000, pageLoad: PATIENCE_MS },
      }),
    )
    .build();
  return {
    newTab: () => openTab(session),
    close: async () => {
      await session.quit();
      process.off('exit', kill);
      kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(port: number): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined))?.ok) await delay(50);
}

async function openTab(session: WebDriver): Promise<Tab> {
  const empty = () => arrive(session, () => session.get('about:blank'));
  await empty();
  return {
    open: (address) => arrive(session, () => session.get(address)),
    reload: () => arrive(session, () => session.navigate().refresh()),
    run: (script, ...args) => session.executeScript(textOf(script), ...args),
    runText: (script) => session.executeScript(script),
    element: async (script, ...args) =>
      (await session.executeScript<Element | null>(textOf(script), ...args)) ?? undefined,
    click: (element) => (element as unknown as WebElement).click(),
    press: async (key) => {
      const actions = session.actions();
      for (const part of CHORDS[key]) actions.keyDown(part);
      for (const part of CHORDS[key].toReversed()) actions.keyUp(part);
      await actions.perform();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    resize: (size) => resize(session, size),
    uncaught: [],
    close: empty,
  };
}

/**
 * Leaves the document, and waits until the next document is parsed. Does not use the driver's own wait, which sometimes
 * misses the end of a load and then blocks every command. Retries a command that receives no response, because the
 * driver sometimes does not respond between two documents.
 */
async function arrive(session: WebDriver, leave: () => Promise<void>): Promise<void> {
  await session.executeScript('window.isLeft = true');
  await leave();
  const isParsed = () =>
    Promise.race([
      session.executeScript<boolean>('return !window.isLeft && document.readyState !== "loading"'),
      delay(ANSWER_MS, false, { ref: false }),
    ]).catch(() => false);
  await session.wait(isParsed, PATIENCE_MS, 'The document is not parsed', 20);
}

/** Returns the body of a script that calls a function with the arguments of the script. */
function textOf(script: (...args: never[]) => unknown): string {
  return `return (${String(script)}).apply(null, arguments)`;
}

/** Resizes the window so that the page in the window has the given size. */
async function resize(session: WebDriver, { width, height }: Size): Promise<void> {
  const window = session.manage().window();
  await window.setRect({ width, height });
  const inner = await session.executeScript<number>('return window.innerHeight');
  await window.setRect({ width, height: height + height - inner });
}
