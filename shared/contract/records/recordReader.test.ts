import * as v from 'valibot';
import { recordReader } from './recordReader';

const read = recordReader(v.array(v.object({ id: v.number(), price: v.number() })));

const vase = { id: 30014, price: 1850 };

const answer = (published: unknown, status = 200) =>
  Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(published) });

const fetchMock = jest.fn();
let addresses = 0;
const anotherAddress = () => `/assets/catalogue/records/prices.${(addresses += 1)}.json`;

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as typeof fetch;
});

test("a record is fetched once, at the release's address with its integrity", async () => {
  fetchMock.mockReturnValue(answer([vase]));
  const record = { address: anotherAddress(), integrity: 'sha384-x' };
  expect(await Promise.all([read(record), read(record)])).toEqual([[vase], [vase]]);
  expect(fetchMock.mock.calls).toEqual([
    [record.address, { integrity: 'sha384-x', signal: expect.any(AbortSignal) as AbortSignal }],
  ]);
});

test.each([
  ['is missing', () => answer({}, 404), 'status 404'],
  ['has an entry with a renamed field', () => answer([vase, { id: 7, amount: 1 }]), '1.price: Invalid key'],
  ['is no list', () => answer({}), 'Expected Array'],
  [
    'is not JSON',
    () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError('no')) }),
    'no',
  ],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
])(
  'a record that %s is rejected and reported with its address, and fetched again next time',
  async (...row) => {
    const [, fail, reason] = row;
    const report = jest.spyOn(globalThis, 'reportError');
    const record = { address: anotherAddress() };
    fetchMock.mockImplementationOnce(fail).mockReturnValueOnce(answer([vase]));
    await expect(read(record)).rejects.toThrow(reason);
    expect(report.mock.calls).toEqual([
      [expect.objectContaining({ message: expect.stringContaining(record.address) as string })],
    ]);
    expect(await read(record)).toEqual([vase]);
  },
);

test('a record that is not received within three seconds is rejected', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  fetchMock.mockReturnValue(answer([vase]));
  await read({ address: anotherAddress() });
  expect(timeout).toHaveBeenCalledWith(3_000);
});
