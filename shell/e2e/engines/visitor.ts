import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { EngineElement, EngineTab, InPage, Key, Size } from './drivers/engineTab';
import { findInPage, type Wanted } from './findInPage';
import { css, describeTarget, sent, type Target, type Words } from './targets';

const requires = createRequire(import.meta.url);

/** Asks for roles and names in any browser, as unit tests do. */
const QUERIES = readFileSync(
  requires.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Presses of Tab after which something counts as unreachable. */
const MAX_PRESSES = 80;

/** Someone who visits the shop in some browser. What is acted on or seen is waited for. */
export class Visitor {
  constructor(
    /** The page, for what only a driver can do. */
    readonly tab: EngineTab,
    private readonly shop: string,
  ) {}

  /** Opens a path; its scripts may be missing. */
  open(path: string): Promise<void> {
    return this.tab.open(this.shop + path);
  }

  /** Opens a path and waits until its controls work. */
  async goTo(path: string): Promise<void> {
    await this.open(path);
    await this.seeHydrated();
  }

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.seeHydrated();
  }

  /** Stores records as an earlier visit would have. */
  async store(records: Readonly<Record<string, string>>): Promise<void> {
    await this.open('/robots.txt');
    await this.tab.run((stored) => {
      for (const [key, record] of Object.entries(stored)) window.localStorage.setItem(key, record);
    }, records);
  }

  run<Args extends readonly unknown[], Result>(script: InPage<Args, Result>, ...args: Args): Promise<Result> {
    return this.tab.run(script, ...args);
  }

  resize(size: Size): Promise<void> {
    return this.tab.resize(size);
  }

  back(): Promise<void> {
    return this.tab.back();
  }

  press(key: Key): Promise<void> {
    return this.tab.press(key);
  }

  type(words: string): Promise<void> {
    return this.tab.type(words);
  }

  async click(target: Target): Promise<void> {
    await this.act(target, async (element) => {
      // From below what sticks to the edges of the screen.
      await element.run((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await element.click();
    });
  }

  /** Chooses an option of a `<select>` by what it says. */
  choose(target: Target, option: string): Promise<void> {
    return this.act(target, (element) => element.choose(option));
  }

  /** Replaces the text of a field by typing. */
  async fill(target: Target, words: string): Promise<void> {
    await this.focus(target);
    await this.press('Select all');
    if (words === '') await this.press('Backspace');
    else await this.type(words);
  }

  focus(target: Target): Promise<void> {
    return this.act(target, (element) => element.run((found) => (found as HTMLElement).focus()));
  }

  /** Moves the focus by keyboard. @throws {Error} when the target cannot be reached */
  async tabTo(target: Target, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.see(target);
    for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
      await this.press(key);
      if (await this.withElement(target, (element) => element === document.activeElement)) return;
    }
    throw new Error(`${describeTarget(target)} cannot be reached with ${key}`);
  }

  see(target: Target): Promise<void> {
    return this.until(target, true);
  }

  seeNot(target: Target): Promise<void> {
    return this.until(target, false);
  }

  /** Waits until a target says something: its value when it is a field, its text otherwise. */
  async seeText(target: Target, words: Words): Promise<void> {
    await expect(async () => {
      const said = await this.withElement(target, (element) =>
        'value' in element && typeof element.value === 'string' && element.tagName !== 'BUTTON'
          ? element.value
          : (element as HTMLElement).innerText,
      );
      if (words instanceof RegExp) expect(said).toMatch(words);
      else expect(said).toBe(words);
    }, describeTarget(target)).toPass();
  }

  async seeFocus(target: Target): Promise<void> {
    await expect(async () => {
      const isFocused = await this.withElement(target, (element) => element === document.activeElement);
      expect(isFocused, `${describeTarget(target)} has the focus`).toBe(true);
    }).toPass();
  }

  /** Waits until the page is at a path with its query. */
  async seeAddress(address: Words): Promise<void> {
    await expect(async () => {
      const { pathname, search } = new URL(await this.tab.address());
      if (address instanceof RegExp) expect(pathname + search).toMatch(address);
      else expect(pathname + search).toBe(address);
    }).toPass();
  }

  /** Waits until something holds in the page. */
  async seeThat<Args extends readonly unknown[]>(
    script: InPage<Args, boolean>,
    ...args: Args
  ): Promise<void> {
    await expect(async () => expect(await this.run(script, ...args)).toBe(true), String(script)).toPass();
  }

  seeHydrated(): Promise<void> {
    return this.see(css('main[data-hydrated]'));
  }

  /** Whether a target is there now. */
  async has(target: Target, wanted: Wanted = 'visible'): Promise<boolean> {
    return (await this.find(target, wanted)) !== undefined;
  }

  /** Runs a function in the page on what a target names. @throws {Error} when that is missing */
  async withElement<Result>(target: Target, script: (element: Element) => Result): Promise<Result> {
    const element = await this.find(target, 'any');
    if (!element) throw new Error(`${describeTarget(target)} is missing`);
    return element.run(script);
  }

  /** Acts on a target once it is visible; again when the page has replaced it meanwhile, so that nothing was done. */
  private async act(target: Target, act: (element: EngineElement) => Promise<void>): Promise<void> {
    await expect(async () => {
      const element = await this.find(target, 'visible');
      if (!element) throw new Error(`${describeTarget(target)} is not visible`);
      await act(element);
    }).toPass();
  }

  private async until(target: Target, isThere: boolean): Promise<void> {
    await expect(async () => {
      expect(await this.has(target), `${describeTarget(target)} is visible`).toBe(isThere);
    }).toPass();
  }

  private async find(target: Target, wanted: Wanted): Promise<EngineElement | undefined> {
    await this.addQueries();
    return this.tab.element(findInPage, sent(target), wanted);
  }

  /** Gives the document of now the queries. */
  private async addQueries(): Promise<void> {
    if (!(await this.run(() => 'TestingLibraryDom' in window))) await this.tab.runText(QUERIES);
  }
}
