import { SIZE_AND_COLOUR } from '@tanabana/shop/cart/sizeAndColour';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { productOf, tradeOf } from '../../testing/productOf';
import { breadcrumbData, productData } from './structuredData.server';

const sizes = [
  { size: 'S', amount: 750 },
  { size: 'L', amount: 1200 },
];

test('a product in several sizes has an offer for each size, of at least 25 units', () => {
  const variant = (size: string, price: number) => ({
    '@type': 'Product',
    sku: `SKU-30001-${size}`,
    size,
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'INR',
      eligibleQuantity: { minValue: 25 },
      url: `https://www.tanabana.example/product/30001?size=${size}`,
    },
  });
  expect(productData(productOf({ id: 30001, sizes }), [], defaultSettings)).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'SKU-30001',
    variesBy: ['https://schema.org/size'],
    hasVariant: [variant('S', 750), variant('L', 1200)],
  });
});

test('a product without sizes has one offer', () => {
  expect(productData(productOf({ id: 1, price: 900 }), [], defaultSettings)).toMatchObject({
    offers: { '@type': 'Offer', price: 900 },
  });
});

test('a rug has no price, and no product a rating', () => {
  const rug = productOf({
    id: 1,
    category: 'Rugs',
    price: 40250,
    ranking: { rating: 4.9, reviews: 100, featured: true },
  });
  expect(JSON.stringify(productData(rug, [], defaultSettings))).not.toMatch(
    /40250|offers|[Rr]ating|[Rr]eview/,
  );
});

test('structured data contains making time, weight, packing, customs and certificates', () => {
  const page = 'https://goodweave.example/IN-7';
  const compliance = [
    { label: 'Wood', text: 'Dalbergia sissoo' },
    { label: 'GoodWeave', text: 'IN-7', page },
  ];
  const product = productOf({ id: 30001, trade: tradeOf(), compliance });
  expect(productData(product, [], defaultSettings)).toMatchObject({
    weight: { minValue: 0.57, maxValue: 1.3, unitCode: 'KGM' },
    countryOfOrigin: 'IN',
    hasCertification: [{ name: 'GoodWeave', certificationIdentification: 'IN-7', url: page }],
    offers: { availability: 'https://schema.org/MadeToOrder' },
    additionalProperty: expect.arrayContaining([
      { '@type': 'PropertyValue', name: 'Making time', minValue: 4, maxValue: 6, unitCode: 'WEE' },
      { '@type': 'PropertyValue', name: 'HSN code', value: '6913' },
      { '@type': 'PropertyValue', name: 'Packed size in cm, 8 in', value: '19 × 19 × 26' },
      { '@type': 'PropertyValue', name: 'Units per carton or bale, 12 in', value: 2 },
    ]) as unknown,
  });
});

test('an offer of a product in stock has the availability InStock', () => {
  const product = productOf({ id: 30001, trade: tradeOf({ isInStock: true }) });
  expect(productData(product, [], defaultSettings)).toMatchObject({
    offers: { availability: 'https://schema.org/InStock' },
  });
});

test('pictures in structured data have absolute addresses', () => {
  const picture = { base: '/pictures/a', width: 1, height: 1, color: '', alt: '' };
  expect(productData(productOf({ id: 1 }), [picture], defaultSettings)).toMatchObject({
    image: ['https://www.tanabana.example/pictures/a-1200.webp'],
  });
});

test('the breadcrumb is Home / Catalogue / category / name', () => {
  expect(breadcrumbData(productOf({ id: 1, name: 'Vase' }), defaultSettings)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://www.tanabana.example/' },
      { position: 2, name: 'Catalogue' },
      {
        name: 'Handicraft Products',
        item: expect.stringContaining('?category=handicraftproducts') as string,
      },
      { position: 4, name: 'Vase' },
    ],
  });
});

test('a variant in a size and a colour varies by both', () => {
  const sizes = ['60 cm, indigo', '80 cm, rose'].map((size) => ({ size, amount: 900 }));
  const product = productOf({ id: 9, optionName: SIZE_AND_COLOUR, sizes });
  expect(productData(product, [], defaultSettings)).toMatchObject({
    variesBy: ['https://schema.org/size', 'https://schema.org/color'],
    hasVariant: [
      { size: '60 cm', color: 'indigo' },
      { size: '80 cm', color: 'rose' },
    ],
  });
});

test('an offer says whether its variant is sold out, and whether the product is made to order', () => {
  const product = productOf({
    id: 9,
    stock: 'made to order',
    optionName: 'Colour',
    sizes: [
      { size: 'indigo', amount: 900, sku: 'K-IND' },
      { size: 'rose', amount: 900, isSoldOut: true },
    ],
  });
  expect(productData(product, [], defaultSettings)).toMatchObject({
    variesBy: ['https://schema.org/color'],
    hasVariant: [
      { sku: 'K-IND', color: 'indigo', offers: { availability: 'https://schema.org/MadeToOrder' } },
      { sku: 'SKU-9-rose', offers: { availability: 'https://schema.org/OutOfStock' } },
    ],
  });
});
