import type { Card } from '../catalogue/card';
import type { Product } from '../catalogue/product';
import type { TradeFacts } from '../trade/tradeFacts';

type Given = Omit<Partial<Product>, 'specifications'> & {
  readonly id: number;
  readonly specifications?: Partial<Product['specifications']>;
};

/** Fields that are not given have default values. */
export function productOf({ specifications, ...part }: Given): Product {
  return {
    name: `Product ${part.id}`,
    price: 1000,
    sizes: [],
    category: 'Handicraft Products',
    region: 'Neelam Kiln Studio, Jaipur, Rajasthan',
    artisan: 'Neelam Kiln Studio, Jaipur, Rajasthan',
    images: [],
    description: 'A thing made by hand.',
    features: [],
    specifications: {
      Material: 'Clay',
      Color: 'White',
      Technique: 'Handcrafted',
      SKU: `SKU-${part.id}`,
      ...specifications,
    },
    colors: ['White'],
    dimensionsAvailable: [],
    tags: [],
    inStock: true,
    ...part,
  };
}

/** Fields that are not given have default values. */
export function cardWith<Part extends Partial<Card> & { readonly id: number }>(part: Part): Card & Part {
  return {
    name: `Product ${part.id}`,
    category: 'Handicraft Products',
    place: 'Jaipur, Rajasthan',
    price: 1000,
    teaser: { title: 'At a glance', text: 'A thing made by hand.' },
    ...part,
  };
}

/** Creates the trade data of a vase in two sizes, which is made to order. */
export function tradeOf(part: Partial<TradeFacts> = {}): TradeFacts {
  const parcel = { perParcel: 2, parcel: [52, 38, 27], parcelKg: 4.1 };
  return {
    isInStock: false,
    making: { from: 4, to: 6 },
    hsn: '6913',
    country: { name: 'India', code: 'IN' },
    sample: 'The first piece for approval',
    packing: 'Floated in straw',
    units: [
      { size: '8 in', cm: [13, 13, 20], kg: 0.57, packed: [19, 19, 26], ...parcel, perParcel: 8 },
      { size: '12 in', cm: [19, 19, 30], kg: 1.3, packed: [25, 25, 36], ...parcel },
    ],
    ...part,
  };
}
