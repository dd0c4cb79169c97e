import { lineFacts } from './lineFacts';
import { rug, urli } from './sampleLines.testing';

test('lineFacts lists size, colour and material', () => {
  expect(lineFacts(urli)).toEqual([
    { label: 'Size', value: '12 in' },
    { label: 'Colour', value: 'Antique gold' },
    { label: 'Material', value: 'Brass' },
  ]);
});

test('lineFacts hides the colour Standard, the material Handcrafted and a size that was not chosen', () => {
  expect(lineFacts(rug)).toEqual([{ label: 'Size', value: '8 x 10 ft' }]);
  expect(lineFacts({ ...rug, size: '' })).toEqual([]);
});

test('lineFacts hides these defaults only in their own field', () => {
  expect(lineFacts({ size: 'Standard', color: 'Handcrafted', material: 'Standard' })).toHaveLength(3);
});
