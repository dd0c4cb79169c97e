import fc from 'fast-check';
import { answerLine } from './answerLine';
import { articlesOf } from './articles';
import { prices, published } from './samplePrices.testing';

const find = articlesOf(published);
const answer = (article: string, size: string, quantity: number | string) =>
  answerLine({ article, size, quantity: String(quantity) }, find);
const said = (...line: Parameters<typeof answer>) => answer(...line).text;

test('a known line becomes an item of the cart, the same as from the page of its product', () => {
  expect(answer('TB-BHD-MED-10001', '8 x 10 ft', 40)).toEqual({
    text: 'Gulnar Medallion Rug, 8 x 10 ft (244 × 305 cm): 40 units',
    item: {
      id: 10001,
      title: 'Gulnar Medallion Rug',
      price: 0,
      image: '/assets/rug-400.webp',
      category: 'Rugs',
      size: '8 x 10 ft',
      color: 'Madder red, Indigo',
      material: 'Wool',
      quantity: 40,
    },
  });
});

test.each(['tb-bhd-med-10001', '10001', 'TB-BHD-MED-१०००१', '१०००१', '10,001'])(
  '%s names the rug',
  (article) => {
    expect(said(article, '5x7', 30)).toBe('Gulnar Medallion Rug, 5 x 7 ft (152 × 213 cm): 30 units');
  },
);

test('a product with one size needs none, and one without sizes is Standard', () => {
  expect(said('30001', '', 30)).toBe('Blue Pottery Vase, 10 in (25 cm): 30 units');
  expect(said('30002', '', 30)).toBe('Sheesham Bowls: 30 units');
  expect(answer('30002', 'Standard', 30)).toMatchObject({ item: { size: 'Standard', price: 900 } });
});

test('a quantity below 25 is raised to 25, and the answer reports it', () => {
  expect(said('30001', '', 3)).toBe(
    'Blue Pottery Vase, 10 in (25 cm): 25 units, raised to the minimum of 25',
  );
  expect(said('30001', '', 25)).not.toContain('raised');
});

test('the answer to a line that cannot be ordered names the reason', () => {
  expect(said('TB-NO', '', 30)).toBe('We could not match “TB-NO”.');
  expect(said('', '', 30)).toBe('We could not match “”.');
  const sizes = ['5 x 7 ft', '8 x 10 ft'];
  expect(answer('10001', '', 30)).toEqual({ text: 'Gulnar Medallion Rug comes in several sizes.', sizes });
  expect(answer('10001', '3 x 3 ft', 30)).toEqual({
    text: 'Gulnar Medallion Rug does not come in 3 x 3 ft.',
    sizes,
  });
  expect(said('30002', '10 in', 30)).toBe('Sheesham Bowls comes in one size only, not in 10 in.');
  expect(said('30001', '', '')).toBe('Blue Pottery Vase, 10 in (25 cm): 25 units, the minimum');
  for (const quantity of ['1.200', '30 50', '0'])
    expect(said('30001', '', quantity)).toBe(
      `Blue Pottery Vase: “${quantity}” is not a quantity. Type a whole number, 25 or more.`,
    );
});

test('products without article numbers are found by id, and not by “undefined”', () => {
  const unnumbered = articlesOf(published.map((product) => ({ ...product, sku: undefined })));
  expect(unnumbered('30001')?.id).toBe(30001);
  expect(unnumbered('undefined')).toBeUndefined();
});

test('every line is answered in words, and only products of the catalogue are added to the cart', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('10001', '30002', '__proto__', 'constructor', '8 x 10 ft'),
  );
  fc.assert(
    fc.property(text, text, fc.oneof(text, fc.double()), (article, size, quantity) => {
      const given = answer(article, size, quantity);
      expect(given.text).toMatch(/\S/);
      if (!given.item) return;
      expect(prices.has(given.item.id)).toBe(true);
      expect(given.item.quantity).toBeGreaterThanOrEqual(25);
      expect(Number.isSafeInteger(given.item.quantity)).toBe(true);
    }),
  );
});

const cushion = {
  id: 30_009,
  name: 'Cushion',
  category: 'Cushions',
  price: 900,
  optionName: 'Colour',
  sku: 'K-1',
  sizes: [
    { size: 'rose', amount: 900, sku: 'K-ROSE' },
    { size: 'indigo', amount: 950, sku: 'K-IND', isSoldOut: true },
    { size: 'leaf', amount: 950 },
  ],
};
const findCushion = articlesOf([{ ...cushion, ofSizes: ['K-ROSE', 'K-IND'] }]);
const cushionAnswer = (article: string, size = '') =>
  answerLine({ article, size, quantity: '30' }, findCushion);

test('the article number of a colour chooses the colour', () =>
  expect(cushionAnswer('k-rose')).toMatchObject({ item: { id: 30_009, size: 'rose', price: 900 } }));

test('what is sold out is not ordered, and not offered', () => {
  expect(cushionAnswer('K-IND')).toEqual({ text: 'Cushion is sold out at present.' });
  expect(cushionAnswer('K-1').sizes).toEqual(['rose', 'leaf']);
});
