import { storedText } from '@tanabana/runtime/records/storedFields';
import * as v from 'valibot';
import { isCalendarDate } from './calendarDate';

/** Details of the buyer. All are optional, so every field may be empty. */
export const buyerSchema = v.object({
  company: storedText,
  name: storedText,
  email: storedText,
  phone: storedText,
  /** Place of delivery. */
  place: storedText,
  /** Requested date of delivery, as in `2027-01-20`. */
  wishedDate: v.fallback(v.pipe(v.string(), v.check(isCalendarDate)), ''),
});

export type Buyer = Readonly<v.InferOutput<typeof buyerSchema>>;

export const unnamedBuyer: Buyer = v.parse(buyerSchema, {});
