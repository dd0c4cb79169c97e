import { isQuoted } from '@tanabana/shop/cart/cart';
import type { SoldProduct } from '@tanabana/contract/remotes/offerList';
import { productAddress } from '@tanabana/shop/addresses/productAddress';
import { pictureFile } from '@tanabana/ui/pictures/pictureSource';
import type { Pictures } from '../src/catalogue/card';
import type { Product, SizeOption } from '../src/catalogue/product';
import { isSoldOut } from '../src/catalogue/stock';
import { formerAmount } from '../src/catalogue/prices';
import { lineColor } from '../src/catalogue/storedProduct';
import { offerId } from '../src/catalogue/offerId';
import type { Article, Pack, ProductFacts } from '../src/records';
import type { TradeUnit } from '../src/trade/tradeFacts';

/** Creates the entries of the public record `catalogue/products`, from which other remotes read single products. */
export function productsRecord(products: readonly Product[], pictures: Pictures): ProductFacts[] {
  return products.map((product) => {
    const { id, name, category, price, sizes, optionName, isRug, images, specifications, trade } = product;
    const [image] = images;
    const { Material, SKU } = specifications;
    const picture = image === undefined ? undefined : pictures(image);
    return {
      id,
      name,
      category,
      price,
      sizes: sizes.map(({ originalAmount: _, ...option }) => {
        const unit = trade?.units.find(({ size }) => size === option.size);
        if (!unit) return option;
        const { weeks } = unit;
        return { ...option, pack: publishedPack(unit), ...(weeks !== undefined && { weeks }) };
      }),
      ...(optionName !== undefined && { optionName }),
      ...(isSoldOut(product) && { isSoldOut: true }),
      ...(isRug && { isRug }),
      color: lineColor(product),
      material: Material,
      sku: SKU,
      ...(trade && { trade: { hsn: trade.hsn, isInStock: trade.isInStock, making: trade.making } }),
      ...(picture && { image: pictureFile(picture, 400, 'webp') }),
    };
  });
}

/** Creates the public record `catalogue/offers`, of which product feeds and the sitemap consist. */
export function offersRecord(products: readonly Product[], pictures: Pictures): SoldProduct[] {
  return products.map((product) => {
    const { id, name, description, category, sizes, optionName, images, specifications } = product;
    const sold: readonly (SizeOption | undefined)[] = sizes.length < 2 ? [sizes[0]] : sizes;
    return {
      id,
      sku: specifications.SKU,
      name,
      description,
      category,
      path: productAddress(id),
      pictures: images
        .flatMap((image) => pictures(image) ?? [])
        .map((picture) => ({ address: pictureFile(picture, 1200, 'webp'), alt: picture.alt })),
      ...(optionName !== undefined && { optionName }),
      offers: isQuoted(product) ? [] : sold.flatMap((option) => offerOf(product, option) ?? []),
    };
  });
}

function offerOf(
  product: Product,
  option: SizeOption | undefined,
): SoldProduct['offers'][number] | undefined {
  const price = option?.amount ?? product.price;
  if (price === 0) return undefined;
  const size = product.sizes.length < 2 ? undefined : option?.size;
  const originalPrice = formerAmount(product, option);
  return {
    id: offerId(product, option?.size ?? ''),
    path: productAddress(product.id, size),
    price,
    ...(size !== undefined && { size }),
    ...(originalPrice !== undefined && { originalPrice }),
    ...(isSoldOut(product, option) && { isSoldOut: true }),
  };
}

/** Creates the public record `catalogue/articles`, in which other remotes search products by name or article number. */
export function articlesRecord(products: readonly Product[]): Article[] {
  return products.map(({ id, name, sizes, specifications: { SKU } }) => {
    const ofSizes = sizes.flatMap(({ sku }) => sku ?? []);
    return { id, name, sku: SKU, ...(ofSizes.length > 0 && { ofSizes }) };
  });
}

function publishedPack({ kg, perParcel, parcel, parcelKg }: TradeUnit): Pack {
  const [a = 0, b = 0, c = 0] = parcel;
  return {
    units: perParcel,
    kg: parcelKg,
    m3: Number(((a * b * c) / 1e6).toFixed(4)),
    cm: parcel,
    unitKg: kg,
  };
}
