import fc from 'fast-check';
import { quantityProblem, readQuantity } from './readQuantity';

const formats = ['en', 'en-IN'].map((locale) => new Intl.NumberFormat(locale));
const writings = (quantity: number) => [
  String(quantity),
  ...formats.map((format) => format.format(quantity)),
];

test('readQuantity reads a number in any script, with thousands, a fraction of zeros and a unit', () => {
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
        expect(readQuantity(` ${written}${fraction}${unit} `)).toBe(quantity);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('readQuantity joins digits only across thousands separators', () => {
  const character = fc.constantFrom(...Array.from('0123456789,. -x/\u00a0३pcs'));
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 12 }), (text) => {
      const quantity = readQuantity(text);
      if (quantity === undefined) return;
      const number = text
        .trim()
        .replaceAll('३', '3')
        .replace(/\s*(pcs?)?\.?$/, '')
        .replace(/\.0{0,2}$/, '')
        .replace(/^0+(?=\d)/, '');
      expect(writings(quantity)).toContain(number);
    }),
    { numRuns: 20_000 },
  );
});

test.each(
  [
    ['30.5', '30-40', '30 50', '10 x 12', '30/40', '-30', '+30', '1e3', '0x30', '½', '٣٠٫٥', 'x', ''],
    [
      '30,00',
      '1.200,00',
      '1.200',
      '1.000',
      '1 200',
      '1,20',
      ',200',
      '0,300',
      '1,200,00',
      '12,00,0000',
      "1'200",
    ],
    ['10 in', '300 ml', '30 kg', 'Set of 4', '30 sets', 'for Pune', '9007199254740993'],
  ].flat(),
)('readQuantity refuses “%s”', (text) => expect(readQuantity(text)).toBeUndefined());

test('quantityProblem quotes at most 40 characters of the text', () => {
  expect(quantityProblem('10 x 12')).toBe('“10 x 12” is not a quantity. Type a whole number, 25 or more.');
  expect(quantityProblem('x'.repeat(1_000)).length).toBeLessThan(120);
});

test.each(['\u202D80\u202C', '\u200E80', '8\u200B0', '80\u2060 pcs\uFEFF'])(
  'readQuantity ignores the invisible characters of %j',
  (text) => expect(readQuantity(text)).toBe(80),
);
