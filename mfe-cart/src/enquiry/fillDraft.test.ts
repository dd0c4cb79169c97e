import { emptyDraft } from './enquiryDraft';
import { addRequests } from './fillDraft';
import { requestsOfLine } from './lineRequests';

const none = { targetPrice: '', note: '', measure: '', wantsSample: false };
const met = (...requests: Partial<typeof none>[]) =>
  requestsOfLine(
    addRequests(
      emptyDraft,
      requests.map((each) => ({ key: 'line', ...none, ...each })),
    ),
    'line',
  );

test('notes, target prices and details of lines that meet are joined', () => {
  expect(
    met(
      { note: 'lobby, gold ribbon', targetPrice: '900', measure: '9 x 13 ft', wantsSample: true },
      { note: 'restaurant', targetPrice: '₹850', measure: '10 x 14 ft' },
    ),
  ).toEqual({
    note: 'lobby, gold ribbon; restaurant',
    targetPrice: '₹900; ₹850',
    measure: '9 x 13 ft; 10 x 14 ft',
    wantsSample: true,
  });
});

test('a request that both lines have is not repeated, and an empty text changes nothing', () => {
  const first = { note: 'lobby', targetPrice: '900' };
  expect(met(first, first, {})).toEqual({ ...none, ...first });
  expect(met(first, { note: 'bar' }, { note: 'bar; lobby' }).note).toBe('lobby; bar');
  expect(met(first, { note: 'lob' }).note).toBe('lobby; lob');
});
