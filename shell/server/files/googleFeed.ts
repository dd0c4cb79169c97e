import type { SoldProduct } from '@tanabana/contract/remotes/offerList';
import type { ReleaseSettings } from '@tanabana/contract/settings/settings';
import { absolute, priceText } from './feedTexts';
import { element } from './xml';

/** Limits of Google's product data specification, in characters. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5_000;
const MAX_FURTHER_PICTURES = 10;

/** Writes a feed for Google Merchant Center (RSS 2.0), with an item for each offer. */
export async function* googleFeed(
  products: AsyncIterable<readonly SoldProduct[]>,
  settings: Pick<ReleaseSettings, 'brand' | 'origin'>,
): AsyncGenerator<string> {
  const { brand, origin } = settings;
  const head = element('title', brand) + element('link', origin) + element('description', brand);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${head}`;
  for await (const block of products) yield block.flatMap((product) => itemsOf(product, settings)).join('');
  yield '</channel></rss>\n';
}

const amount = (price: number) => `${priceText(price)} INR`;

function itemsOf(
  { sku, name, description, category, pictures, optionName, offers }: SoldProduct,
  { brand, origin }: Pick<ReleaseSettings, 'brand' | 'origin'>,
): string[] {
  const [first, ...further] = pictures.map(({ address }) => absolute(address, origin));
  return offers.map(({ id, path, price, size, originalPrice, isSoldOut }) => {
    const fields: readonly (readonly [name: string, text: string | undefined])[] = [
      ['id', id],
      ['title', (size === undefined ? name : `${name}, ${size}`).slice(0, MAX_TITLE)],
      ['description', description.slice(0, MAX_DESCRIPTION)],
      ['link', origin + path],
      ['image_link', first],
      ...further.slice(0, MAX_FURTHER_PICTURES).map((picture) => ['additional_image_link', picture] as const),
      // A product that is made to order can be bought too.
      ['availability', isSoldOut ? 'out_of_stock' : 'in_stock'],
      ['price', amount(originalPrice ?? price)],
      ['sale_price', originalPrice === undefined ? undefined : amount(price)],
      ['condition', 'new'],
      ['brand', brand],
      // Handmade products have no GTIN.
      ['identifier_exists', 'no'],
      ['product_type', category],
      ['item_group_id', offers.length > 1 ? sku : undefined],
      [optionName === 'Colour' ? 'color' : 'size', size],
    ];
    const elements = fields.flatMap(([field, text]) =>
      text === undefined ? [] : element(`g:${field}`, text),
    );
    return `<item>${elements.join('')}</item>`;
  });
}
