import { storedText } from '@tanabana/shop/stored/storedFields';
import * as v from 'valibot';

/** Delivery terms (Incoterms 2020) that a buyer can choose. */
export const DELIVERY_TERMS = ['EXW', 'FCA', 'FOB', 'CIF', 'CIP', 'DAP', 'please advise'] as const;

export function isDeliveryTerm(term: string): term is (typeof DELIVERY_TERMS)[number] {
  return DELIVERY_TERMS.some((known) => known === term);
}

/** All details are optional, so every field may be empty. */
export const buyerSchema = v.object({
  company: storedText,
  name: storedText,
  email: storedText,
  phone: storedText,
  place: storedText,
  /** Requested date of delivery, as in `2027-01-20`, or what was typed instead of a date. */
  wishedDate: storedText,
  term: v.fallback(v.pipe(v.string(), v.check(isDeliveryTerm)), ''),
  /** Named place or port of the delivery term. */
  port: storedText,
});

export type Buyer = Readonly<v.InferOutput<typeof buyerSchema>>;

export const unnamedBuyer: Buyer = v.parse(buyerSchema, {});
