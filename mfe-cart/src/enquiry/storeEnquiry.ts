import type { Enquiry } from './enquiry';
import { type EnquiryRecord, type Way, WAYS } from './parseEnquiries';

/** Maximum enquiries in a browser. The oldest is evicted. */
const MAX_ENQUIRIES = 50;

/** Adds a prepared enquiry, or a way to a stored one. The newest comes first. */
export function storeEnquiry(record: EnquiryRecord, enquiry: Enquiry, way: Way): EnquiryRecord {
  const { reference } = enquiry;
  const stored = record.sent.find((prepared) => prepared.reference === reference);
  const ways = WAYS.filter((each) => each === way || stored?.ways.includes(each));
  const others = record.sent.filter((prepared) => prepared !== stored);
  const sent = [{ ...enquiry, lines: [...enquiry.lines], ways }, ...others];
  return { ...record, sent: sent.slice(0, MAX_ENQUIRIES) };
}

export function removeEnquiry(record: EnquiryRecord, reference: string): EnquiryRecord {
  return { ...record, sent: record.sent.filter((prepared) => prepared.reference !== reference) };
}
