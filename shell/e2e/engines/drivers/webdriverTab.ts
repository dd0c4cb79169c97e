import { setTimeout } from 'node:timers/promises';
import { Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { EngineElement, EngineTab, Key, Size } from './engineTab';

/** How long a document may take, in milliseconds. */
const PATIENCE_MS = 30_000;

/** How long an answer about the state of a document may take, in milliseconds. */
const ANSWER_MS = 3_000;

const KEY_CODES: Readonly<Record<Key, readonly string[]>> = {
  Tab: [Keys.TAB],
  'Shift+Tab': [Keys.SHIFT, Keys.TAB],
  Enter: [Keys.ENTER],
  Escape: [Keys.ESCAPE],
  Space: [Keys.SPACE],
  ArrowDown: [Keys.ARROW_DOWN],
  ArrowRight: [Keys.ARROW_RIGHT],
  Backspace: [Keys.BACK_SPACE],
  'Select all': [Keys.CONTROL, 'a'],
};

/** A page of a browser that speaks W3C WebDriver. */
export async function openWebdriverTab(session: WebDriver): Promise<EngineTab> {
  const empty = () => arrive(session, () => session.get('about:blank'));
  await empty();
  return {
    open: (address) => arrive(session, () => session.get(address)),
    reload: () => arrive(session, () => session.navigate().refresh()),
    back: () => session.executeScript('window.history.back()'),
    address: () => session.getCurrentUrl(),
    run: (script, ...args) => session.executeScript(scriptOf(script), ...args),
    runText: (script) => session.executeScript(script),
    element: async (script, ...args) => {
      const found = await session.executeScript<WebElement | null>(scriptOf(script), ...args);
      return found ? elementOf(session, found) : undefined;
    },
    press: (key) => pressTogether(session, KEY_CODES[key]),
    type: (text) => session.actions().sendKeys(text).perform(),
    resize: (size) => resize(session, size),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    uncaught: undefined,
    close: empty,
  };
}

/**
 * Leaves the document for another, and waits until that is parsed. The driver's own wait sometimes misses the end of a
 * load, and then blocks every command. A command that meets the exchange of two documents sometimes has no answer, not
 * even after the session's time limit for scripts: it is sent again.
 */
async function arrive(session: WebDriver, leave: () => Promise<void>): Promise<void> {
  await session.executeScript('window.isLeft = true');
  await leave();
  const isParsed = () =>
    Promise.race([
      session.executeScript<boolean>('return !window.isLeft && document.readyState !== "loading"'),
      setTimeout(ANSWER_MS, false, { ref: false }),
    ]).catch(() => false);
  await session.wait(isParsed, PATIENCE_MS, 'The document is not parsed', 20);
}

function elementOf(session: WebDriver, element: WebElement): EngineElement {
  return {
    click: () => element.click(),
    run: (script) => session.executeScript(scriptOf(script), element),
    choose: async (label) => {
      const option = await session.executeScript<WebElement | null>(scriptOf(optionOf), element, label);
      if (!option) throw new Error(`There is no option “${label}”`);
      await option.click();
    },
  };
}

/** Runs in the page. */
function optionOf(select: HTMLSelectElement, label: string): Element | null {
  return Array.from(select.options).find(({ text }) => text === label) ?? null;
}

/** The body of a function that calls another with its arguments. */
function scriptOf(script: (...args: never[]) => unknown): string {
  return `return (${String(script)}).apply(null, arguments)`;
}

async function pressTogether(session: WebDriver, keys: readonly string[]): Promise<void> {
  const actions = session.actions();
  for (const key of keys) actions.keyDown(key);
  for (const key of keys.toReversed()) actions.keyUp(key);
  await actions.perform();
}

/** Sizes the window so that the page in it has the size. */
async function resize(session: WebDriver, { width, height }: Size): Promise<void> {
  await session.manage().window().setRect({ width, height });
  const inner = await session.executeScript<number>('return window.innerHeight');
  await session
    .manage()
    .window()
    .setRect({ width, height: height + height - inner });
}
