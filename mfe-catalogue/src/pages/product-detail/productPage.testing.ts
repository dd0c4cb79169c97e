import { openPage, type Visit } from '@tanabana/ui/testing/showPage';
import { act } from '@testing-library/react';
import { catalogueFiles } from '../../../generate/catalogueFiles';
import { productOf, tradeOf } from '../../testing/productOf';
import { anyPicture } from '../../testing/sampleCatalogue';
import page from './page';

const rug = productOf({
  id: 10001,
  name: 'Gulnar Rug',
  category: 'Rugs',
  isRug: true,
  images: ['a', 'b', 'c'],
  sizes: [
    { size: '5 x 7 ft', amount: 40250 },
    { size: '8 x 10 ft', amount: 92000 },
  ],
  story: 'The drawing is a sheet of squared paper.',
  features: ['Pile height: 9 mm', 'Care: turn it twice a year'],
});
const vase = productOf({
  id: 30001,
  name: 'Blue Vase',
  price: 1250,
  images: ['d', 'e'],
  sizes: [
    { size: '8 in', amount: 1250 },
    { size: '12 in', amount: 2350 },
  ],
  features: ['Care: wipe clean'],
  trade: tradeOf(),
});
const mug = productOf({
  id: 30003,
  name: 'Mug',
  trade: tradeOf({ isInStock: true }),
  features: ['Certification: Craftmark; GoodWeave'],
  compliance: [
    { label: 'Food contact', text: 'Regulation (EC) No 1935/2004, report TR-118' },
    { label: 'Craftmark', text: 'CM-7', page: 'https://craftmark.example/CM-7' },
  ],
});
const bare = productOf({ id: 30002, name: 'Bare Bowl', price: 800 });
const cushion = productOf({
  id: 30009,
  name: 'Cushion',
  price: 900,
  stock: 'made to order',
  optionName: 'Colour',
  sizes: [
    { size: 'rose', amount: 900, isSoldOut: true },
    { size: 'indigo', amount: 900, originalAmount: 1_200, sku: 'CU-IND' },
  ],
});
const gone = productOf({ id: 30010, name: 'Lamp', price: 700, originalPrice: 800, inStock: false });
const others = Array.from({ length: 10 }, (_, index) => productOf({ id: 40001 + index }));
const rugs = Array.from({ length: 10 }, (_, index) => productOf({ id: 50001 + index, category: 'Rugs' }));
/**
 * Data files of a catalogue with a rug, a vase in two sizes, a product in stock, a product without sizes and pictures,
 * a cushion in two colours of which one is sold out, a lamp that is sold out, and further products.
 */
export const files = catalogueFiles(
  { products: [rug, vase, bare, mug, cushion, gone, ...others, ...rugs], categories: [], regions: [] },
  anyPicture,
  {
    places: { '*': '{category} from {place} belong to a craft.' },
    crafts: { '*': 'Made by hand.' },
    weaves: { '*': 'Woven by hand.' },
  },
  { words: [], colours: [] },
);

/** Opens the product page of an address, and waits for the components that are loaded later. */
export async function open(
  address: string,
  records: Visit['records'] = {},
  settings: Visit['settings'] = {},
) {
  const opened = await openPage(page, { at: address, routes: ['/product/:id'], seed: 7, records, settings });
  await act(async () => {
    await import('./BelowBuying');
  });
  return opened;
}
