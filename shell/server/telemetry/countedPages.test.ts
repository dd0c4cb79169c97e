/** @jest-environment node */
import { CountedPages, MAX_PAGES, MAX_PAGES_PER_ADDRESS } from './countedPages';
import { DOCUMENT_TOKEN_TTL_MS } from './documentToken';

/** Pages under a clock that the test sets. */
function newPages() {
  const clock = { now: 0 };
  const pages = new CountedPages(() => clock.now);
  const count = (id: string, address: string) =>
    pages.count({ id, release: 'one', address, issuedAt: clock.now + 1_000 });
  return { clock, pages, count };
}

test('the number of stored pages is bounded', () => {
  const { pages, count } = newPages();
  for (let number = 0; number < MAX_PAGES + 500; number += 1) count(`${number}`, `${number}`);
  const remembered = pages.since(0);
  expect(remembered).toHaveLength(MAX_PAGES);
  expect(remembered[0]?.id).toBe('500');
});

test('the number of pages per address is bounded, and pages expire after an hour', () => {
  const { clock, pages, count } = newPages();
  for (let number = 0; number < MAX_PAGES_PER_ADDRESS; number += 1) {
    expect(count(`${number}`, 'home')).toBeDefined();
    clock.now += 10_000;
  }
  expect(count('one too many', 'home')).toBeUndefined();
  expect(pages.hasRoom({ release: 'one', address: 'home' })).toBe(false);
  expect(pages.hasRoom({ release: 'two', address: 'home' })).toBe(true);
  expect(count('next door', 'elsewhere')).toBeDefined();
  clock.now = DOCUMENT_TOKEN_TTL_MS + 1_000;
  expect(count('an hour later', 'home')).toBeDefined();
  expect(count('again one too many', 'home')).toBeUndefined();
});

test('a page that is counted already stays the same page, also when its address has no room', () => {
  const { count } = newPages();
  const first = count('0', 'home');
  for (let number = 1; number < MAX_PAGES_PER_ADDRESS; number += 1) count(`${number}`, 'home');
  expect(count('0', 'home')).toBe(first);
});
