import type { PriceList } from '../cart/priceList';
import { weeksText } from '@tanabana/shop/cart/makingWeeks';
import { dispatchWeeks } from '../cart/leadTime';
import { dateInWords, isCalendarDate } from './calendarDate';
import type { EnquiryContent } from './enquiry';
import type { Fact } from './fact';

const MS_PER_WEEK = 7 * 24 * 60 * 60 * 1000;

/**
 * Names the lines that are not ready by the requested date: those whose shortest time until dispatch is longer, and those
 * whose longest is. Transport is not counted. Returns an empty list without a date, or if every line is ready.
 * @param today date of the enquiry, as in `2026-11-23`
 */
export function lateLines(
  { lines, buyer: { wishedDate } }: Pick<EnquiryContent, 'lines' | 'buyer'>,
  prices: PriceList,
  today: string,
): Fact[] {
  if (!isCalendarDate(wishedDate) || wishedDate < today) return [];
  const available = (Date.parse(wishedDate) - Date.parse(today)) / MS_PER_WEEK;
  const timed = lines.flatMap((line) => {
    const product = prices.get(line.id);
    const weeks = line.problem ? undefined : dispatchWeeks(line, product);
    return product && weeks ? [{ text: `${product.name} (${weeksText(weeks)})`, weeks }] : [];
  });
  const by = dateInWords(wishedDate);
  const namesOf = (late: typeof timed) => [...new Set(late.map(({ text }) => text))].join(', ');
  return [
    {
      label: `Not ready to leave by ${by}`,
      value: namesOf(timed.filter(({ weeks }) => weeks.from > available)),
    },
    {
      label: `Perhaps not ready to leave by ${by}`,
      value: namesOf(timed.filter(({ weeks }) => weeks.from <= available && weeks.to > available)),
    },
  ].filter(({ value }) => value);
}
