/** @jest-environment node */
import { plainName } from '@tanabana/contract/files/fileAddress';
import { nameByContent } from '@tanabana/releases/versions/namedByContent';
import { blockIndexSchema } from '@tanabana/contract/records/dividedRecord';
import * as v from 'valibot';
import { dividedRecord, wholeRecord } from './recordFiles';

const entriesFrom = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: 1_000 + 3 * index }));

function divide(entries: readonly { readonly id: number }[]) {
  const files = dividedRecord('vases', entries, nameByContent);
  const named = Object.keys(files).find((file) => plainName(file) === 'records/vases.json') ?? '';
  const index = v.parse(blockIndexSchema, JSON.parse(files[named] ?? ''));
  const blocks = index.map(({ from, file }) => ({
    first: from,
    entries: JSON.parse(files[`records/${file}`] ?? '') as { readonly id: number }[],
  }));
  return { files, blocks };
}

test('the blocks have all entries in ascending order, and the index has the first id and the file of each', () => {
  const entries = entriesFrom(1_000);
  const { files, blocks } = divide(entries.toReversed());
  expect(blocks.flatMap((block) => block.entries)).toEqual(entries);
  expect(blocks.map(({ first }) => first)).toEqual(blocks.map((block) => block.entries[0]?.id));
  expect(Object.keys(files)).toHaveLength(blocks.length + 1);
});

test('a record with few entries has one block', () => {
  expect(divide(entriesFrom(100)).blocks).toHaveLength(1);
  expect(divide(entriesFrom(101)).blocks).toHaveLength(6);
});

test('a changed entry changes the names of its block and of the index only', () => {
  const entries = entriesFrom(200);
  const before = Object.keys(divide(entries).files);
  const after = Object.keys(divide(entries.with(30, { ...entries[30]!, price: 5 } as never)).files);
  expect(after.filter((file) => !before.includes(file)).map(plainName)).toEqual([
    'records/vases-1.json',
    'records/vases.json',
  ]);
});

test('an undivided record is one file', () => {
  const files = Object.entries(wholeRecord('addresses', ['/a'], nameByContent));
  expect(files.map(([file, text]) => [plainName(file), text])).toEqual([
    ['records/addresses.json', '["/a"]'],
  ]);
});
