import { hasPage } from './hasPage';

const pagesOff = ['/biomass', '/blog/:id'];

test.each([
  ['/biomass', false],
  ['/biomass?from=home#top', false],
  ['/blog/how-a-rug-is-read-aloud', false],
  ['/blog', true],
  ['/biomasses', true],
])('whether the shop has the page at %s: %s', (address, isOn) => {
  expect(hasPage({ pagesOff }, address)).toBe(isOn);
});

test('a shop that switches off no page has every page', () => {
  expect(hasPage({}, '/biomass')).toBe(true);
});
