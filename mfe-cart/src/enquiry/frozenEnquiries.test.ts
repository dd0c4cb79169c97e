import stored from './frozen/storage.2026-11-25.json';
import { ENQUIRIES_KEY } from './enquiriesKey';
import { parseEnquiries } from './parseEnquiries';

// Enquiries are stored in browsers only: never edit a sample, add another when the record changes.

test('storage.2026-11-25.json: the enquiries are read whole', () => {
  const record = parseEnquiries(JSON.parse(stored[ENQUIRIES_KEY]));
  expect(record).toEqual(JSON.parse(stored.tanabana_enquiries));
  expect(record?.sent).toMatchObject([{ reference: 'TB-20261125-7F3K', lines: [{ id: 10001 }] }]);
});

test('a record of a later version is ignored', () => {
  const record = JSON.parse(stored[ENQUIRIES_KEY]) as object;
  expect(parseEnquiries({ ...record, version: 2 })).toBeUndefined();
});
