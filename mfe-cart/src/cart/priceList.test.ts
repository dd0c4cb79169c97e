import { readPriceList } from './priceList';

const vase = { id: 30014, name: 'Vase', category: 'Handicraft Products', price: 1850, sizes: [] };

const answer = (published: unknown, status = 200) =>
  Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(published) });

const fetchMock = jest.fn();
let addresses = 0;
const anotherAddress = () => `/assets/catalogue/1.0.0/records/prices-${(addresses += 1)}.json`;

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as typeof fetch;
});

test("readPriceList fetches the list at the release's address with its integrity", async () => {
  fetchMock.mockReturnValue(answer([vase]));
  const address = anotherAddress();
  const prices = await readPriceList({ address, integrity: 'sha384-x' });
  expect(prices.get(30014)).toEqual(vase);
  expect(fetchMock).toHaveBeenCalledWith(address, expect.objectContaining({ integrity: 'sha384-x' }));
});

test('readPriceList fetches a list once', async () => {
  fetchMock.mockReturnValue(answer([vase]));
  const record = { address: anotherAddress() };
  await Promise.all([readPriceList(record), readPriceList(record)]);
  await readPriceList(record);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test.each([
  ['is missing', () => answer({}, 404)],
  ['is empty', () => answer([])],
  ['has no valid entry', () => answer([{ ...vase, price: undefined, amount: 1850 }])],
  ['is not JSON', () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError('no')) })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'readPriceList returns an empty list if the list %s, reports it, and fetches again next time',
  async (_, fail) => {
    const report = jest.spyOn(globalThis, 'reportError');
    const record = { address: anotherAddress() };
    fetchMock.mockImplementationOnce(fail).mockReturnValueOnce(answer([vase]));
    expect((await readPriceList(record)).size).toBe(0);
    expect(report.mock.calls).toEqual([
      [expect.objectContaining({ message: expect.stringContaining(record.address) as string })],
    ]);
    expect((await readPriceList(record)).size).toBe(1);
  },
);

test('readPriceList waits no longer than three seconds for the catalogue', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  fetchMock.mockReturnValue(answer([vase]));
  await readPriceList({ address: anotherAddress() });
  expect(timeout).toHaveBeenCalledWith(3_000);
  expect(fetchMock).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ signal: timeout.mock.results[0]?.value as AbortSignal }),
  );
});
