import fc from 'fast-check';
import { askedProduct, nameWithSku } from './askedProduct';

const asked = (about: string, sku = '') => askedProduct(`?${new URLSearchParams({ about, sku }).toString()}`);

test('the address names a product and its SKU', () => {
  const urli = { name: 'Engraved Brass Urli', sku: 'TB-MRD-URL-30004' };
  expect(asked(urli.name, urli.sku)).toEqual(urli);
  expect(nameWithSku(urli)).toBe('Engraved Brass Urli (TB-MRD-URL-30004)');
  expect(nameWithSku({ ...urli, sku: '' })).toBe('Engraved Brass Urli');
});

test.each(['', '?', '?sku=TB-1', '?about=%20%0A&sku=TB-1'])('“%s” names no product', (search) => {
  expect(askedProduct(search)).toBeUndefined();
});

test('long values are shortened between characters, and end with an ellipsis', () => {
  expect(asked('x'.repeat(80))?.name).toBe('x'.repeat(80));
  expect(asked('x'.repeat(81))?.name).toBe(`${'x'.repeat(79)}…`);
  expect(asked('🧶'.repeat(500))?.name).toBe(`${'🧶'.repeat(79)}…`);
  expect(asked('Urli', 'T'.repeat(500))?.sku).toBe(`${'T'.repeat(39)}…`);
});

test('a value is one line of text, without marks that change its direction', () => {
  expect(asked('Brass\r\n\tUrli\u202Egpj.exe\u0000')?.name).toBe('Brass Urli gpj.exe');
  expect(asked('पीतल की उरली')?.name).toBe('पीतल की उरली');
  expect(asked('Urli', 'TB-1"><b>\n')?.sku).toBe('TB-1b');
});

test('no value is longer than its limit or has a line break', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { name, sku } = asked(text, text) ?? { name: '', sku: '' };
      expect(Array.from(name).length).toBeLessThanOrEqual(80);
      expect(sku.length).toBeLessThanOrEqual(40);
      expect(name + sku).not.toMatch(/[\n\r\u2028\u2029]/);
    }),
  );
});
