import { storedText } from '@tanabana/shop/stored/storedFields';
import * as v from 'valibot';
import { cartLink, linkedLines, writtenFragment } from '../lines/cartLink';
import type { WantedLine } from '../lines/answerLine';
import { buyerSchema } from './buyer';
import { type EnquiryContent } from './enquiry';
import type { EnquiryDraft } from './enquiryDraft';

/** Separates the lines of a cart link from the other content of an enquiry. */
const SEPARATOR = '&enquiry=';

/** Target price, note, sizes to measure, and whether a sample is requested. */
const requestsSchema = v.tuple([storedText, storedText, storedText, v.fallback(v.boolean(), false)]);

const NO_REQUESTS: v.InferOutput<typeof requestsSchema> = ['', '', '', false];

/** Content of an enquiry besides products, sizes and quantities. All fields are optional. */
const detailsSchema = v.object({
  buyer: v.fallback(v.optional(buyerSchema), undefined),
  notes: storedText,
  wantsOffer: v.fallback(v.boolean(), false),
  /** Requests about each line, in the order of the lines. Requests at the end may be missing. */
  lines: v.fallback(v.array(v.fallback(requestsSchema, NO_REQUESTS)), []),
});

export interface LinkedEnquiry {
  readonly lines: readonly WantedLine[];
  /** Undefined if the link contains only lines. */
  readonly details: Pick<EnquiryDraft, 'buyer' | 'notes' | 'wantsOffer'> | undefined;
  /** Whether the details cannot be read, because a message has cut the link. */
  readonly isCut: boolean;
}

/**
 * Everything is in the URL fragment, which browsers do not send to servers. The details are Base64, because mail links
 * and chat links would encode other characters once more.
 */
export function enquiryLink({ lines, buyer, notes, wantsOffer }: EnquiryContent): string {
  const filled = Object.entries(buyer).filter(([, text]) => text.trim());
  const requests = lines
    .map((line) => [line.targetPrice.trim(), line.note.trim(), line.measure.trim(), line.wantsSample])
    .map((each) => each.slice(0, each.findLastIndex(Boolean) + 1));
  const details = {
    ...(filled.length > 0 && { buyer: Object.fromEntries(filled) }),
    ...(notes.trim() && { notes: notes.trim() }),
    ...(wantsOffer && { wantsOffer }),
    ...(requests.some((each) => each.length > 0) && { lines: requests }),
  };
  const isEmpty = Object.keys(details).length === 0;
  return cartLink(lines) + (isEmpty ? '' : SEPARATOR + base64Of(JSON.stringify(details)));
}

/** The fragment is untrusted input. */
export function linkedEnquiry(hash: string): LinkedEnquiry {
  const written = writtenFragment(hash);
  const wanted = linkedLines(hash);
  if (!written.includes('&')) return { lines: wanted, details: undefined, isCut: false };
  const parsed = v.safeParse(detailsSchema, jsonOf(written.split(SEPARATOR)[1] ?? ''));
  if (!parsed.success) return { lines: wanted, details: undefined, isCut: true };
  const { lines: requests, ...details } = parsed.output;
  return {
    lines: wanted.map((line, index) => {
      const [targetPrice, note, measure, wantsSample] = requests[index] ?? NO_REQUESTS;
      return { ...line, targetPrice, note, measure, wantsSample };
    }),
    details,
    isCut: false,
  };
}

function base64Of(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function jsonOf(encoded: string): unknown {
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (byte) => byte.charCodeAt(0))));
  } catch {
    return undefined;
  }
}
