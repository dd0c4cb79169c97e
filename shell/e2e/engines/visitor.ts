import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Tab } from './tab';
import { css, findInPage, serialise, type Target, type Words } from './target';

/** Testing Library's queries, which run in any browser. */
const QUERIES = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Maximum number of times that the visitor presses Tab to reach an element. */
const MAX_PRESSES = 80;

export type Visitor = ReturnType<typeof createVisitor>;

/** Each function waits until its element is visible or its condition is true. */
export function createVisitor(tab: Tab, shop: string) {
  const find = async (target: Target) => {
    if (!(await tab.run(() => 'TestingLibraryDom' in window))) await tab.runText(QUERIES);
    return tab.element(findInPage, serialise(target));
  };
  const wait = (check: () => Promise<void>, what?: string) => expect(check, what).toPass();
  /** Repeats the call if the page replaces the element. */
  const act = (target: Target, run: (element: Element) => Promise<void>) =>
    wait(async () => {
      const element = await find(target);
      if (!element) throw new Error(`${serialise(target)} is not visible`);
      await run(element);
    });
  const open = (path: string) => tab.open(shop + path);
  const see = (target: Target) =>
    wait(async () => expect(await find(target), serialise(target)).toBeDefined());
  const seeHydrated = () => see(css('main[data-hydrated]'));
  const focus = (target: Target) =>
    act(target, (element) => tab.run((found) => (found as HTMLElement).focus(), element));
  const seeFocus = (target: Target) =>
    act(target, async (element) =>
      expect(await tab.run((found) => found === document.activeElement, element)).toBe(true),
    );

  return {
    ...tab,
    open,
    /** Opens a path and waits until the page is hydrated. */
    goTo: async (path: string) => {
      await open(path);
      await seeHydrated();
    },
    reload: async () => {
      await tab.reload();
      await seeHydrated();
    },
    // Does not wait for a load event, because a navigation within a document has none.
    back: () => tab.run(() => window.history.back()),
    /** Writes records to the browser's storage. */
    store: async (records: Readonly<Record<string, string>>) => {
      await open('/robots.txt');
      await tab.run((stored) => {
        for (const [key, record] of Object.entries(stored)) window.localStorage.setItem(key, record);
      }, records);
    },
    click: (target: Target) =>
      act(target, async (element) => {
        // Scrolls the element to the centre, because fixed elements cover the edges of the screen.
        await tab.run((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }), element);
        await tab.click(element);
      }),
    /** Chooses an option of a `<select>` by its label. */
    choose: (target: Target, option: string) =>
      act(target, (element) =>
        tab.run(
          (select, wanted) => {
            const { options } = select as HTMLSelectElement;
            const index = Array.from(options).findIndex(({ text }) => text === wanted);
            if (index < 0) throw new Error(`There is no option “${wanted}”`);
            options.selectedIndex = index;
            select.dispatchEvent(new Event('change', { bubbles: true }));
          },
          element,
          option,
        ),
      ),
    focus,
    /** Replaces the text of a field by typing. */
    fill: async (target: Target, words: string) => {
      await focus(target);
      await tab.press('Select all');
      await tab.type(words);
    },
    /** Moves the focus with the Tab key. @throws {Error} if the target is not reached */
    tabTo: async (target: Target) => {
      await see(target);
      for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
        await tab.press('Tab');
        const element = await find(target);
        if (element && (await tab.run((found) => found === document.activeElement, element))) return;
      }
      throw new Error(`${serialise(target)} cannot be reached with Tab`);
    },
    see,
    seeHydrated,
    seeFocus,
    seeNot: (target: Target) =>
      wait(async () => expect(await find(target), serialise(target)).toBeUndefined()),
    /** Waits until the value of a field, or the text of another element, matches `words`. */
    seeText: (target: Target, words: Words) =>
      act(target, async (element) => {
        const said = await tab.run(
          (found) => ('value' in found ? String(found.value) : (found as HTMLElement).innerText),
          element,
        );
        if (words instanceof RegExp) expect(said).toMatch(words);
        else expect(said).toBe(words);
      }),
    /** Waits until the path and query of the page match `address`. */
    seeAddress: (address: Words) =>
      wait(async () => {
        const at = await tab.run(() => window.location.pathname + window.location.search);
        if (address instanceof RegExp) expect(at).toMatch(address);
        else expect(at).toBe(address);
      }),
    seeThat: (condition: () => boolean) =>
      wait(async () => expect(await tab.run(condition)).toBe(true), String(condition)),
  };
}
