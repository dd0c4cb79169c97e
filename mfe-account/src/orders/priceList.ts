import { recordReader } from '@tanabana/runtime/async/recordReader';
import * as v from 'valibot';
import { prices } from '../contracts/catalogue';

export type PricedProduct = v.InferOutput<typeof prices>[number];

/** Published products by id. */
export type PriceList = ReadonlyMap<number, PricedProduct>;

/** Fetches the catalogue's price list once. Rejects a list that breaks its contract, and reports it. */
export const fetchPriceList = recordReader(
  v.pipe(
    prices,
    v.transform((products): PriceList => new Map(products.map((product) => [product.id, product]))),
  ),
);
