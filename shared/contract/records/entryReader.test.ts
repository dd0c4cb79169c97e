import * as v from 'valibot';
import { dividedById } from './dividedRecord';
import { entryReader } from './entryReader';

const read = entryReader(dividedById(v.object({ id: v.number(), price: v.number() })));

const entry = (id: number) => ({ id, price: id * 10 });

const FILES: Readonly<Record<string, unknown>> = {
  'vases.json': [
    { from: 10, file: 'vases-0.json' },
    { from: 30, file: 'vases-1.json' },
    { from: 50, file: 'vases-2.json' },
  ],
  'vases-0.json': [10, 12, 20].map(entry),
  'vases-1.json': [30, 40].map(entry),
  'vases-2.json': [{ id: 50, amount: 500 }],
};

let folders = 0;

/** Simulates a server. Returns the record in a new folder, and the names of the requested files. */
function serve(files: typeof FILES = FILES) {
  const requested: string[] = [];
  globalThis.fetch = ((address: string) => {
    const file = address.split('/').at(-1) ?? '';
    requested.push(file);
    const isPresent = files[file] !== undefined;
    return Promise.resolve({
      ok: isPresent,
      status: isPresent ? 200 : 404,
      json: () => Promise.resolve(files[file]),
    });
  }) as typeof fetch;
  return { record: { address: `/assets/catalogue/records/${(folders += 1)}/vases.json` }, requested };
}

test('reads the index and the blocks of the ids, each of them once', async () => {
  const { record, requested } = serve();
  expect([...(await read(record, [12, 20]))]).toEqual([
    [12, entry(12)],
    [20, entry(20)],
  ]);
  expect(requested).toEqual(['vases.json', 'vases-0.json']);
  expect((await read(record, [40, 10])).get(40)).toEqual(entry(40));
  expect(requested).toEqual(['vases.json', 'vases-0.json', 'vases-1.json']);
});

test('an id without an entry is a key without a value', async () => {
  const { record, requested } = serve();
  const entries = await read(record, [5, 11, 35]);
  expect([...entries]).toEqual([
    [5, undefined],
    [11, undefined],
    [35, undefined],
  ]);
  expect(requested).toEqual(['vases.json', 'vases-0.json', 'vases-1.json']);
});

test('without ids nothing is fetched', async () => {
  const { record, requested } = serve();
  expect((await read(record, [])).size).toBe(0);
  expect(requested).toEqual([]);
});

test.each([
  ['the index is missing', [12], { ...FILES, 'vases.json': undefined }, 'vases.json cannot be read'],
  [
    'the index names no files',
    [12],
    { ...FILES, 'vases.json': [{ from: 10 }] },
    'vases.json cannot be read: 0.file: Invalid key',
  ],
  ['a block violates the schema', [12, 50], FILES, 'vases-2.json cannot be read: 0.price'],
])('rejects and reports if %s, and reads again next time', async (_why, ids, files, reason) => {
  const report = jest.spyOn(globalThis, 'reportError');
  const { record } = serve(files);
  await expect(read(record, ids)).rejects.toThrow(reason);
  expect(report).toHaveBeenCalledTimes(1);
  const { requested } = serve({ ...FILES, 'vases-2.json': [entry(50)] });
  expect((await read(record, ids)).get(ids[0]!)).toEqual(entry(12));
  expect(requested).not.toEqual([]);
});
