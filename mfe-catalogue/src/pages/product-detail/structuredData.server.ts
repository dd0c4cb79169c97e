import { isQuoted, MINIMUM_ORDER_QUANTITY } from '@tanabana/shop/cart/cart';
import { SIZE_AND_COLOUR, sizeAndColour } from '@tanabana/shop/cart/sizeAndColour';
import { productAddress } from '@tanabana/shop/addresses/productAddress';
import { pictureFile, type PictureSource } from '@tanabana/ui/pictures/pictureSource';
import type { Settings } from '@tanabana/contract/settings/settings';
import { trailOf } from '../../catalogue/categories';
import { offerId } from '../../catalogue/offerId';
import { makerAndPlace } from '../../catalogue/makerAndPlace';
import type { Product, SizeOption } from '../../catalogue/product';
import { isMadeToOrder, isSoldOut } from '../../catalogue/stock';
import type { TradeFacts } from '../../trade/tradeFacts';
import { sidesText } from '../../trade/tradeTexts';

/** Returns an offer for each size, or nothing for a product sold by quotation (§1). */
function offersOf(product: Product, { origin }: Settings) {
  const { id, name, category, price, sizes, optionName, specifications } = product;
  if (isQuoted({ category, price })) return {};
  const available = isMadeToOrder(product) ? 'MadeToOrder' : 'InStock';
  const offerOf = (option: SizeOption | undefined) => ({
    '@type': 'Offer',
    priceCurrency: 'INR',
    availability: `https://schema.org/${isSoldOut(product, option) ? 'OutOfStock' : available}`,
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: MINIMUM_ORDER_QUANTITY },
  });
  if (sizes.length < 2) return { offers: { ...offerOf(sizes[0]), price, url: origin + productAddress(id) } };
  const propertiesOf = (option: string) => {
    if (optionName === 'Colour') return { color: option };
    if (optionName !== SIZE_AND_COLOUR) return { size: option };
    const [size, color] = sizeAndColour(option);
    return { size, color };
  };
  return {
    '@type': 'ProductGroup',
    productGroupID: specifications.SKU,
    variesBy: Object.keys(propertiesOf('')).map((property) => `https://schema.org/${property}`),
    hasVariant: sizes.map((option) => ({
      '@type': 'Product',
      name: `${name}, ${option.size}`,
      sku: offerId(product, option.size),
      ...propertiesOf(option.size),
      offers: { ...offerOf(option), price: option.amount, url: origin + productAddress(id, option.size) },
    })),
  };
}

/**
 * Returns trade data in the vocabulary of schema.org: the range of weights, and all other data as additional
 * properties.
 */
function tradeData({ units, making, hsn, packing, sample }: TradeFacts) {
  const kilograms = units.map(({ kg }) => kg);
  const property = (name: string, value: object | string | number) => ({
    '@type': 'PropertyValue',
    name,
    ...(typeof value === 'object' ? value : { value }),
  });
  return {
    ...(units.length > 0 && {
      weight: {
        '@type': 'QuantitativeValue',
        minValue: Math.min(...kilograms),
        maxValue: Math.max(...kilograms),
        unitCode: 'KGM',
      },
    }),
    additionalProperty: [
      property('Making time', { minValue: making.from, maxValue: making.to, unitCode: 'WEE' }),
      property('HSN code', hsn),
      property('Packing', packing),
      property('Samples', sample),
      ...units.flatMap(({ size, cm, packed, perParcel }) => [
        property(`Size in cm, ${size}`, sidesText(cm)),
        property(`Packed size in cm, ${size}`, sidesText(packed)),
        property(`Units per carton or bale, ${size}`, perParcel),
      ]),
    ],
  };
}

/** Describes a product in the vocabulary of schema.org. Omits ratings, because the shop's ratings are random. */
export function productData(
  product: Product,
  pictures: readonly PictureSource[],
  settings: Settings,
): object {
  const { name, description, region, colors, specifications, compliance = [], trade } = product;
  const certificates = compliance.filter(({ page }) => page);
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
    ...(region && { manufacturer: { '@type': 'Organization', name: makerAndPlace(region).maker } }),
    ...(trade && { countryOfOrigin: trade.country.code }),
    ...(certificates.length > 0 && {
      hasCertification: certificates.map(({ label, text, page }) => ({
        '@type': 'Certification',
        name: label,
        certificationIdentification: text,
        url: page,
      })),
    }),
    ...(trade && tradeData(trade)),
    ...offersOf(product, settings),
  };
}

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
