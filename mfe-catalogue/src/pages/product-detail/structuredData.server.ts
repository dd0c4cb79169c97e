import { isRugCategory, MINIMUM_ORDER_QUANTITY } from '@tanabana/runtime/cart/cart';
import { pictureFile, type PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import type { Settings } from '@tanabana/runtime/settings/settings';
import { makerAndPlace } from '../../catalogue/makerAndPlace';
import type { Product } from '../../catalogue/product';
import { trailOf } from './trail';

/** The offer of a product with published prices. Rugs have none: they are sold by quotation (§1). */
function offerOf({ id, category, price, sizes }: Product, { origin }: Settings) {
  if (isRugCategory(category)) return undefined;
  const amounts = sizes.map(({ amount }) => amount);
  return {
    ...(amounts.length > 1
      ? {
          '@type': 'AggregateOffer',
          lowPrice: Math.min(...amounts),
          highPrice: Math.max(...amounts),
          offerCount: amounts.length,
        }
      : { '@type': 'Offer', price }),
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: MINIMUM_ORDER_QUANTITY },
    url: `${origin}/product/${id}`,
  };
}

/** schema.org's Product, without ratings, because the shop's ratings are random. */
export function productData(
  product: Product,
  pictures: readonly PictureSource[],
  settings: Settings,
): object {
  const { name, description, region, colors, specifications } = product;
  const offers = offerOf(product, settings);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    sku: specifications.SKU,
    material: specifications.Material,
    ...(colors.length > 0 && { color: colors.join(', ') }),
    image: pictures.map((picture) => settings.origin + pictureFile(picture, 1200, 'webp')),
    brand: { '@type': 'Brand', name: settings.brand },
    manufacturer: { '@type': 'Organization', name: makerAndPlace(region).maker },
    countryOfOrigin: 'IN',
    ...(offers && { offers }),
  };
}

/** schema.org's BreadcrumbList of a product's page. */
export function breadcrumbData(product: Product, { origin }: Settings): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trailOf(product).map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: origin + to }),
    })),
  };
}
