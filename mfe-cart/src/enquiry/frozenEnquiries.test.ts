import stored from './frozen/storage.2026-11-25.json';
import storedNext from './frozen/storage.2026-11-26.json';
import storedLatest from './frozen/storage.2026-11-28.json';
import { ENQUIRIES_KEY } from './enquiriesKey';
import { parseEnquiries } from './enquiryStore';

// The samples are storage contents that released versions have written. Never edit a sample. If the storage format
// changes, add a sample.

test.each([
  ['storage.2026-11-25.json', stored],
  ['storage.2026-11-26.json', storedNext],
  ['storage.2026-11-28.json', storedLatest],
])('%s: all fields of the enquiries are read', (_, { [ENQUIRIES_KEY]: text }) => {
  const record = parseEnquiries(JSON.parse(text));
  expect(record).toMatchObject(JSON.parse(text) as object);
  expect(record?.sent).toMatchObject([{ reference: 'TB-20261125-7F3K', lines: [{ id: 10001 }] }]);
});

test('a record of a later version is ignored', () => {
  const record = JSON.parse(stored[ENQUIRIES_KEY]) as object;
  expect(parseEnquiries({ ...record, version: 2 })).toBeUndefined();
});
