import { type CartItem, MINIMUM_ORDER_QUANTITY } from '@tanabana/shop/cart/cart';
import { countOf, formatCount } from '@tanabana/shop/text/formatCount';
import { dispatchWeeks, weeksInWords } from './leadTime';
import { inCubicMetres, packOf, parcelOf, parcelsOf } from './pack';
import type { PriceList } from './priceList';

type Line = Pick<CartItem, 'id' | 'size' | 'quantity'>;

/**
 * Volume of goods that a 20-foot container holds in practice, in m³. The inside has 33.2 m³, of which cartons and bales
 * leave about 15 % empty.
 */
const CONTAINER_M3 = 28;

function containerText(m3: number): string {
  const share = m3 / CONTAINER_M3;
  if (share > 1) return `needs ${formatCount(Math.ceil(share))} containers of 20 feet`;
  return `fills ${Math.ceil(share * 100)} % of a 20-foot container`;
}

/**
 * Pallet on which cartons are packed. 120 × 100 cm is a size of ISO 6780. Two loaded pallets of 110 cm stand one above
 * the other behind the door of a 20-foot container, which is 228 cm high. The height includes the deck.
 */
const PALLET = { cm: [120, 100], height: 110, deck: 15, kg: 1_000 } as const;

/** Share of a pallet's space that cartons fill in practice. */
const FILLED = 0.85;

const PALLET_M3 = (PALLET.cm[0] * PALLET.cm[1] * (PALLET.height - PALLET.deck) * FILLED) / 1_000_000;

/** Returns the part of a pallet that cartons need, by volume or by weight. */
export function palletsOf({ m3, kg }: { readonly m3: number; readonly kg: number }): number {
  return Math.max(m3 / PALLET_M3, kg / PALLET.kg);
}

const PALLET_NOTE = `${PALLET.cm.join(' × ')} cm, up to ${PALLET.height} cm high`;

const inKilograms = (kg: number) => `about ${formatCount(Math.ceil(kg))} kg`;

/** Wording of what is still open: on pages of the shop, and in letters of the buyer. */
const WORDS = {
  shop: { packing: 'we quote the packing', date: 'Our quotation gives the date' },
  buyer: { packing: 'please quote the packing', date: 'Please confirm the date' },
} as const;
type Writer = keyof typeof WORDS;

/** Describes number, weight and volume of the parcels. Returns an empty list if the catalogue publishes no packing. */
export function shipmentFacts(
  lines: readonly Line[],
  prices: PriceList,
  dispatchTime: string | undefined,
  writer: Writer = 'shop',
) {
  const parcels = { carton: 0, bale: 0 };
  const cartons = { m3: 0, kg: 0 };
  let kg = 0;
  let m3 = 0;
  let unknown = 0;
  for (const line of lines) {
    const pack = packOf(line, prices);
    if (!pack) {
      unknown += 1;
      continue;
    }
    const packed = parcelsOf(line.quantity, pack);
    parcels[parcelOf(pack)] += packed.count;
    kg += packed.kg;
    m3 += packed.m3;
    if (pack.isBale) continue;
    cartons.kg += packed.kg;
    cartons.m3 += packed.m3;
  }
  if (unknown === lines.length) return [];
  const counts = (['carton', 'bale'] as const)
    .filter((parcel) => parcels[parcel] > 0)
    .map((parcel) => countOf(parcels[parcel], parcel));
  return [
    {
      label: 'Packing',
      value: counts.join(', '),
      note: unknown > 0 ? `without ${countOf(unknown, 'product')}: ${WORDS[writer].packing}` : '',
    },
    ...(parcels.carton > 0
      ? [
          {
            label: 'Pallets',
            value: `about ${formatCount(Math.ceil(palletsOf(cartons)))}`,
            note: parcels.bale > 0 ? `${PALLET_NOTE}; bales are loaded without pallets` : PALLET_NOTE,
          },
        ]
      : []),
    { label: 'Gross weight', value: inKilograms(kg), note: '' },
    { label: 'Volume', value: inCubicMetres(m3), note: containerText(m3) },
    ...longestLeadTime(lines, prices, dispatchTime, writer),
  ];
}

function longestLeadTime(
  lines: readonly Line[],
  prices: PriceList,
  dispatchTime: string | undefined,
  writer: Writer,
) {
  const [longest] = lines
    .flatMap((line) => {
      const product = prices.get(line.id);
      const weeks = dispatchWeeks(line, product);
      return product && weeks ? [{ product, weeks }] : [];
    })
    .sort((a, b) => b.weeks.to - a.weeks.to);
  if (!longest) return [];
  const { product, weeks } = longest;
  const value = weeksInWords(weeks, dispatchTime);
  if (!value) return [];
  return [
    {
      label: 'Longest lead time',
      value,
      note: weeks.to > 0 ? `for ${MINIMUM_ORDER_QUANTITY} units: ${product.name}. ${WORDS[writer].date}` : '',
    },
  ];
}
