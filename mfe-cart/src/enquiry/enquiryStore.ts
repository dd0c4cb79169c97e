import { createRecordStore } from '@tanabana/runtime/records/createRecordStore';
import { ENQUIRIES_KEY } from './enquiriesKey';
import { noEnquiries, parseEnquiries } from './parseEnquiries';

/** Prepared enquiries, stored only in this browser. */
export const enquiryStore = createRecordStore({
  key: ENQUIRIES_KEY,
  event: 'enquiriesUpdated',
  describe: ({ sent }) => ({ count: sent.length }),
  empty: noEnquiries,
  parse: parseEnquiries,
});
