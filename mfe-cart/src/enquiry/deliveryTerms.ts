import { plainLine } from '@tanabana/shop/mail/plainText';
import { type Buyer, type DELIVERY_TERMS, isDeliveryTerm } from './buyer';

interface DeliveryTerm {
  readonly name: string;
  /** Whether the place of the term is in India, where goods are loaded, or at the buyer's. */
  readonly side: 'loading' | 'destination';
  readonly label: string;
  readonly example: string;
  /** Whether nobody but the buyer knows the place. The shop chooses a place of loading itself. */
  readonly isPlaceNeeded?: boolean;
}

const AT_DESTINATION = { side: 'destination', isPlaceNeeded: true } as const;

const TERMS = {
  EXW: { name: 'EXW, ex works', side: 'loading', label: 'Place of collection', example: 'Jodhpur' },
  FCA: { name: 'FCA, free carrier', side: 'loading', label: 'Place of loading', example: 'Delhi' },
  FOB: { name: 'FOB, free on board', side: 'loading', label: 'Port of loading', example: 'Mundra' },
  CIF: {
    ...AT_DESTINATION,
    name: 'CIF, cost, insurance and freight',
    label: 'Port of destination',
    example: 'Hamburg',
  },
  CIP: {
    ...AT_DESTINATION,
    name: 'CIP, carriage and insurance paid to',
    label: 'Place of destination',
    example: 'Munich',
  },
  DAP: {
    ...AT_DESTINATION,
    name: 'DAP, delivered at place',
    label: 'Place of destination',
    example: 'Munich',
  },
  'please advise': {
    name: 'Please advise me',
    side: 'destination',
    label: 'Port or place',
    example: 'Hamburg',
  },
} as const satisfies Record<(typeof DELIVERY_TERMS)[number], DeliveryTerm>;

/** Returns the place of destination without a term. */
export function deliveryTerm(term: string): DeliveryTerm {
  return TERMS[isDeliveryTerm(term) ? term : 'please advise'];
}

type TermAndPlaces = Pick<Buyer, 'term' | 'port' | 'place'>;

/**
 * Returns the place of a term. If it is not filled in and the term may name any place of destination, this is where the
 * goods are delivered.
 */
function placeOf({ term, port, place }: TermAndPlaces): string {
  const isAnyPlace = deliveryTerm(term).label === 'Place of destination';
  return plainLine(port) || (isAnyPlace ? plainLine(place) : '');
}

/** Returns the name of the place without which the shop cannot quote a term, if the buyer has not named it. */
export function missingPlace(buyer: TermAndPlaces): string {
  const { isPlaceNeeded, label } = deliveryTerm(buyer.term);
  return isPlaceNeeded && !placeOf(buyer) ? label.toLowerCase() : '';
}

/** Writes term and place of an enquiry, as in `FOB Mundra`, or `CIF, port of destination still open`. */
export function termText(buyer: TermAndPlaces): string {
  const missing = missingPlace(buyer);
  if (missing) return `${buyer.term}, ${missing} still open`;
  return [buyer.term, placeOf(buyer)].filter(Boolean).join(buyer.term === 'please advise' ? ', ' : ' ');
}
