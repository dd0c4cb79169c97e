import fc from 'fast-check';
import { answerText } from './answerText.testing';
import { productMatcher } from './productMatcher';
import { isSimilarWord, similarTexts } from './similarTexts';

const FIRST = 'Engraved Carved Painted Blue Brass Sheesham Bidri Dhokra Khurja Gulnar'.split(' ');
const SECOND = 'Pottery Peacock Lotus Garden Palmette Medallion Elephant Temple Village River'.split(' ');
const THIRD = 'Urli Vase Rug Bowls Mugs Lamp Tile Box Tray Diya'.split(' ');

/** Generates products whose names have many words in common, as those of a large catalogue. */
const catalogueOf = (size: number) =>
  Array.from({ length: size }, (_, index) => {
    const words = [
      FIRST[index % 10],
      SECOND[Math.floor(index / 10) % 10],
      THIRD[Math.floor(index / 100) % 10],
    ];
    return { id: 30_001 + index, name: `${words.join(' ')} ${index}`, sku: `TB-GEN-${30_001 + index}` };
  });

test.each([
  [84, 1_000],
  [10_000, 5_000],
])('with %i products, 500 lines with unknown names take at most %i ms of processor time', (size, most) => {
  const products = productMatcher(catalogueOf(size), () => undefined);
  const text = Array.from(
    { length: 500 },
    (_, line) => `Engravd ${SECOND[line % 10]} Urly number ${line}, with gold ribbon\t30`,
  ).join('\n');
  const start = process.cpuUsage();
  const { lines } = answerText(text, products);
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(most);
  expect(lines).toHaveLength(500);
});

test('a similar text shares half of its pairs of characters, or all words of the shorter text', () => {
  const { find } = similarTexts([['engraved', 'brass', 'urli'], ['brass', 'bowls'], ['tb']]);
  expect(find(['engravd', 'brass', 'urly'], 3).map(({ text }) => text)).toEqual([0]);
  expect(find(['urli'], 3)).toEqual([{ text: 0, similarity: 0.9 }]);
  expect(find(['old', 'brass', 'bowls'], 1)).toEqual([{ text: 1, similarity: 0.9 }]);
  expect(find(['brass'], 1)).toHaveLength(1);
  expect(find(['tb', 'no'], 3)).toEqual([]);
  expect(find([], 3)).toEqual([]);
});

test('every text is similar to itself', () => {
  const words = fc.array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 8 }), (texts) => {
      const { find } = similarTexts(texts);
      texts.forEach((text, index) => {
        if (Array.from(text.join(' ')).length < 2) return;
        const own = find(text, texts.length).find((found) => found.text === index);
        expect(own?.similarity).toBeGreaterThanOrEqual(0.9);
      });
    }),
  );
});

test.each([
  ['engravd', 'engraved', true],
  ['urly', 'urli', true],
  ['12', '12', true],
  ['12', '15', false],
  ['brass', 'bowls', false],
])('isSimilarWord compares %s and %s', (word, other, expected) =>
  expect(isSimilarWord(word, other)).toBe(expected),
);
