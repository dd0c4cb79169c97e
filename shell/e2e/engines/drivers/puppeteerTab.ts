import type { BrowserContext, ElementHandle, EvaluateFunc, KeyInput, Page } from 'puppeteer-core';
import type { EngineElement, EngineTab, Key } from './engineTab';

/** Firefox compares a script whose request ends with its document as if it were empty, and says so: no error of the page. */
const HASH_OF_NOTHING = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

/** How long a document may take, in milliseconds. */
const PATIENCE_MS = 30_000;

const PARSED = { waitUntil: 'domcontentloaded', timeout: PATIENCE_MS } as const;

/** What is held down, and what is pressed, where that is not the key of the same name. */
const CHORDS: Readonly<Partial<Record<Key, readonly [KeyInput | undefined, KeyInput]>>> = {
  Space: [undefined, ' '],
  'Shift+Tab': ['Shift', 'Tab'],
  'Select all': ['Control', 'a'],
};

/** A page in a browser context of its own. */
export async function openPuppeteerTab(context: BrowserContext): Promise<EngineTab> {
  const page = await context.newPage();
  const uncaught: string[] = [];
  page.on('pageerror', (error) => {
    if (!String(error).includes(HASH_OF_NOTHING)) uncaught.push(String(error));
  });
  return {
    open: async (address) => {
      await page.goto(address, PARSED);
    },
    reload: async () => {
      await page.reload(PARSED);
    },
    // In the history of a page without documents of its own, nothing is loaded that could be waited for.
    back: () => page.evaluate(() => window.history.back()),
    address: () => Promise.resolve(page.url()),
    run: (script, ...args) =>
      page.evaluate(script as unknown as EvaluateFunc<unknown[]>, ...args) as Promise<never>,
    runText: async (script) => {
      await page.evaluate(script);
    },
    element: async (script, ...args) => {
      const handle = await page.evaluateHandle(script as unknown as EvaluateFunc<unknown[]>, ...args);
      const element = handle.asElement() as ElementHandle | null;
      return element ? elementOf(element) : undefined;
    },
    press: (key) => press(page, key),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewport(size),
    screenshot: async () => Buffer.from(await page.screenshot()),
    uncaught,
    close: () => context.close(),
  };
}

function elementOf(handle: ElementHandle): EngineElement {
  return {
    click: () => handle.click(),
    run: (script) => handle.evaluate(script),
    choose: async (label) => {
      const value = await handle.evaluate((select, wanted) => {
        const options = select instanceof HTMLSelectElement ? Array.from(select.options) : [];
        return options.find(({ text }) => text === wanted)?.value;
      }, label);
      if (value === undefined) throw new Error(`There is no option “${label}”`);
      await handle.select(value);
    },
  };
}

async function press(page: Page, key: Key): Promise<void> {
  const [held, pressed] = CHORDS[key] ?? [undefined, key as KeyInput];
  if (held) await page.keyboard.down(held);
  await page.keyboard.press(pressed);
  if (held) await page.keyboard.up(held);
}
