import { Key as Keys, Select, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { EngineElement, EngineTab, Key, Size } from './engineTab';

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
  await session.get('about:blank');
  return {
    open: (address) => session.get(address),
    reload: () => session.navigate().refresh(),
    back: () => session.executeScript('window.history.back()'),
    address: () => session.getCurrentUrl(),
    run: (script, ...args) => session.executeScript(script as (...args: unknown[]) => never, ...args),
    runText: (script) => session.executeScript(script),
    element: async (script, ...args) => {
      const found = await session.executeScript<WebElement | null>(
        script as (...args: unknown[]) => never,
        ...args,
      );
      return found ? elementOf(session, found) : undefined;
    },
    press: (key) => pressTogether(session, KEY_CODES[key]),
    type: (text) => session.actions().sendKeys(text).perform(),
    resize: (size) => resize(session, size),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    uncaught: undefined,
    close: () => session.get('about:blank'),
  };
}

function elementOf(session: WebDriver, element: WebElement): EngineElement {
  return {
    click: () => element.click(),
    run: (script) => session.executeScript(script as (...args: unknown[]) => never, element),
    choose: (label) => new Select(element).selectByVisibleText(label),
  };
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
