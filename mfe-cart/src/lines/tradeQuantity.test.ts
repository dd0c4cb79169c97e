import fc from 'fast-check';
import { readTradeQuantity } from './tradeQuantity';

const formats = ['en', 'en-IN', 'de'].map((locale) => new Intl.NumberFormat(locale));
const writings = (quantity: number) => [
  String(quantity),
  ...formats.map((format) => format.format(quantity)),
];

test('readTradeQuantity reads a number in any script, with thousands, a fraction of zeros and a unit', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: Number.MAX_SAFE_INTEGER }),
      fc.constantFrom('latn', 'deva', 'beng', 'arab', 'fullwide', 'tamldec', 'mathbold'),
      fc.constantFrom('en', 'en-IN', undefined),
      fc.constantFrom('', '.0', '.00'),
      fc.constantFrom('', ' pcs', 'pcs.', ' Units', ' nos', ' NOS.', ' pieces', ' each'),
      (quantity, numberingSystem, grouping, fraction, unit) => {
        const written = new Intl.NumberFormat(grouping ?? 'en', {
          numberingSystem,
          useGrouping: grouping !== undefined,
        })
          .format(quantity)
          .replaceAll('٬', ',');
        expect(readTradeQuantity(` ${written}${fraction}${unit} `)).toBe(quantity);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('readTradeQuantity joins digits only across thousands separators', () => {
  const character = fc.constantFrom(...Array.from('0123456789,. -x/\u00a0३pcs'));
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 12 }), (text) => {
      const quantity = readTradeQuantity(text);
      if (quantity === undefined) return;
      const number = text
        .trim()
        .replaceAll('३', '3')
        .replace(/^(?:x|pcs)\s*/, '')
        .replace(/\s*(x|pcs?)?\.?$/, '')
        .replace(/\.0{0,2}$|,0{1,2}$/, '')
        .replace(/^0+(?=\d)/, '');
      expect(writings(quantity)).toContain(number);
    }),
    { numRuns: 20_000 },
  );
});

test.each(
  [
    ['30.5', '30-40', '30 50', '10 x 12', '30/40', '-30', '+30', '1e3', '0x30', '½', '٣٠٫٥', 'x', ''],
    ['1.200', '1.200,0,0', '1.000', '1 200', '1,20', ',200', '0,300', '1,200,00', '12,00,0000', "1'200"],
    ['10 in', '300 ml', '30 kg', 'Set of 4', '30 rolls', 'for Pune', '9007199254740993'],
  ].flat(),
)('readTradeQuantity refuses “%s”', (text) => expect(readTradeQuantity(text)).toBeUndefined());

test.each([
  ['30,00', 30],
  ['25,0', 25],
  ['1.200,00', 1_200],
  ['60 x', 60],
  ['× 60', 60],
  ['x60', 60],
  ['qty: 60', 60],
  ['Qty. 60 pcs', 60],
  ['60 sets', 60],
  ['60 pairs', 60],
  ['5 dozen', 60],
  ['5 doz.', 60],
  ['60 Stück', 60],
  ['60 pièces', 60],
  ['60 unidades', 60],
  ['Menge: 60', 60],
])('readTradeQuantity reads “%s” as %s, as trade writes it', (text, quantity) =>
  expect(readTradeQuantity(text)).toBe(quantity),
);
