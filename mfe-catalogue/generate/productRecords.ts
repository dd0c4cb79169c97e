import { isQuoted } from '@tanabana/shop/cart/cart';
import type { SoldProduct } from '@tanabana/contract/remotes/offerList';
import { productAddress } from '@tanabana/shop/addresses/productAddress';
import { pictureFile } from '@tanabana/ui/pictures/pictureSource';
import type { Pictures } from '../src/catalogue/card';
import type { Product } from '../src/catalogue/product';
import { offerId } from '../src/catalogue/offerId';
import type { Article, Pack, ProductFacts } from '../src/records';
import { withoutPrices } from './withoutPrices';
import type { TradeUnit } from '../src/trade/tradeFacts';

/** Creates the entries of the public record `catalogue/products`, from which other remotes read single products. */
export function productsRecord(products: readonly Product[], pictures: Pictures): ProductFacts[] {
  return products.map((product) => {
    const { id, name, category, price, sizes, images, specifications, trade } = product;
    const [image] = images;
    const { Color, Material, SKU } = specifications;
    const picture = image === undefined ? undefined : pictures(image);
    return {
      id,
      name,
      category,
      price,
      sizes: sizes.map((option) => {
        const unit = trade?.units.find(({ size }) => size === option.size);
        if (!unit) return option;
        const { weeks } = unit;
        return { ...option, pack: publishedPack(unit), ...(weeks !== undefined && { weeks }) };
      }),
      color: Color,
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
    const { id, name, description, category, price, sizes, images, specifications } = product;
    const sold = sizes.length < 2 ? [{ size: undefined, amount: price }] : sizes;
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
      offers: sold
        .filter(({ amount }) => amount > 0 && !isQuoted(product))
        .map(({ size, amount }) => ({
          id: offerId(product, size ?? ''),
          path: productAddress(id, size),
          price: amount,
          ...(size !== undefined && { size }),
        })),
    };
  });
}

/** Creates the public record `catalogue/articles`, in which other remotes search products by name or article number. */
export function articlesRecord(products: readonly Product[]): Article[] {
  return products.map(({ id, name, specifications: { SKU } }) => ({ id, name, sku: SKU }));
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

/** All amounts of a product sold by quotation (§1) become 0. */
export function publishedProduct(product: Product): Product {
  return isQuoted(product) ? withoutPrices(product) : product;
}
