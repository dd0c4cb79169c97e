import { createRecordStore } from '@tanabana/runtime/records/createRecordStore';
import { useRecord } from '@tanabana/runtime/records/useRecord';
import { ENQUIRIES_KEY } from './enquiriesKey';
import { type EnquiryRecord, noEnquiries, parseEnquiries } from './parseEnquiries';

/** The enquiries that were prepared in this browser. They are stored nowhere else. */
export const enquiryStore = createRecordStore({
  key: ENQUIRIES_KEY,
  event: 'enquiriesUpdated',
  describe: ({ sent }) => ({ count: sent.length }),
  empty: noEnquiries,
  parse: parseEnquiries,
});

/** The enquiries that were prepared in this browser; undefined until the browser can read them. */
export function useEnquiries(): EnquiryRecord | undefined {
  return useRecord(enquiryStore);
}
