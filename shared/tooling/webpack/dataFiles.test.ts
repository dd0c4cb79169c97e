/** @jest-environment node */
import { createDataFileAddresses, partOfIndex } from '@tanabana/contract/records/dataFileAddresses';
import { dataFiles } from './dataFiles';
import { carriesHash, plainName } from '@tanabana/contract/files/fileAddress';
import { namingOf } from '@tanabana/releases/versions/namedByContent';

const byContent = namingOf({ output: { filename: '[name].[contenthash:10].js' } });
const texts = { 'list.json': '[1,2]', 'posts/1.json': '{"id":1}', 'posts/2.json': '{"id":2}' };

test('each data file is named by its content, and the index lists the names', () => {
  const { files, index = '' } = dataFiles('content', texts, byContent);
  const names = JSON.parse(files[index] ?? '') as Record<string, string>;
  expect(Object.keys(names)).toEqual(Object.keys(texts));
  for (const [file, text] of Object.entries(texts)) {
    const name = names[file] ?? '';
    expect([files[name], plainName(name), carriesHash(name)]).toEqual([text, `content/${file}`, true]);
  }
});

test('a change of one file changes only the names of the file and of the index', () => {
  const before = Object.keys(dataFiles('content', texts, byContent).files);
  const after = Object.keys(dataFiles('content', { ...texts, 'posts/2.json': '{"id":3}' }, byContent).files);
  expect(after.filter((name) => !before.includes(name)).map(plainName)).toEqual([
    'content/posts/2.json',
    'content/index.json',
  ]);
});

test('the files of a large folder are listed in parts, in which browsers look for them', async () => {
  const many = {
    ...texts,
    ...Object.fromEntries(Array.from({ length: 1_000 }, (_, id) => [`products/${id}.json`, `{"id":${id}}`])),
  };
  const { files, index = '' } = dataFiles('content', many, byContent);
  const { names, parts } = JSON.parse(files[index] ?? '') as { names: object; parts: string[] };
  expect(Object.keys(names)).toEqual(Object.keys(texts));
  expect(parts.length).toBe(4);
  const fetched: string[] = [];
  globalThis.fetch = ((address: string) => {
    fetched.push(address.slice(1));
    return Promise.resolve(new Response(files[address.slice(1)]));
  }) as typeof fetch;
  const addressOf = createDataFileAddresses('/', 'content', index);
  const read = async (file: string) => files[(await addressOf(file))?.slice(1) ?? ''];
  expect(await read('posts/1.json')).toBe(texts['posts/1.json']);
  expect(fetched).toEqual([index]);
  expect(await read('products/7.json')).toBe('{"id":7}');
  expect(fetched).toEqual([index, parts[partOfIndex('products/7.json', 4)]]);
  for (let id = 0; id < 1_000; id += 1) expect(await addressOf(`products/${id}.json`)).toBeDefined();
  expect(await addressOf('products/none.json')).toBeUndefined();
  expect(fetched.length).toBe(5);
});

test('a dev server has data files under names without hash, and no index', () => {
  const plainly = namingOf({ output: { filename: '[name].js' } });
  const { files, index } = dataFiles('content', texts, plainly);
  expect([Object.keys(files), index]).toEqual([
    ['content/list.json', 'content/posts/1.json', 'content/posts/2.json'],
    undefined,
  ]);
});
