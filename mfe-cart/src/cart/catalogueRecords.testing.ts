import * as v from 'valibot';
import { products } from '../pulled/catalogue';
import type { PricedProduct, PriceList } from './priceList';

let folders = 0;

/**
 * Returns the records of a catalogue at new addresses, so that no earlier test has read them. The index has one block.
 */
export function catalogueRecords() {
  const folder = `/assets/catalogue/records/${(folders += 1)}`;
  return {
    'catalogue/products': { address: `${folder}/products.json` },
    'catalogue/articles': { address: `${folder}/articles.json` },
  };
}

/** @param published products of the catalogue */
export function recordContent(address: string, published: readonly PricedProduct[]): unknown {
  if (address.endsWith('/articles.json')) return published.map(({ id, name, sku }) => ({ id, name, sku }));
  return address.endsWith('/products.json') ? [{ from: 0, file: 'products-0.json' }] : published;
}

/** Simulates a catalogue. Returns its records, and the names of the files that were requested. */
export function serveCatalogue(published: readonly PricedProduct[]) {
  const requested: string[] = [];
  globalThis.fetch = ((address: string) => {
    requested.push(address.split('/').at(-1) ?? '');
    return Promise.resolve({ ok: true, json: () => Promise.resolve(recordContent(address, published)) });
  }) as typeof fetch;
  return { records: catalogueRecords(), requested };
}

/** Throws if a product violates the contract. */
export function priceListOf(published: readonly unknown[]): PriceList {
  return new Map(v.parse(products, published).map((product) => [product.id, product]));
}
