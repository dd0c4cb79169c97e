/** @jest-environment node */
import { createHash } from 'node:crypto';
import { applied } from './applied.testing';
import * as compressing from './compressDifference';
import { createDifferences, type Successor } from './differences';
import { longScript } from './longScripts.testing';

/** Versions 1 and 2 of a file, and a count of how often they are read. */
function countedSuccessor(sent: number) {
  const reads: string[] = [];
  const successor: Successor = {
    match: '/file.*.js',
    id: 'two',
    read: () => Promise.resolve({ content: Buffer.from(longScript(2)), sent }),
    predecessor: (id) => {
      reads.push(id);
      return Promise.resolve(id === 'one' ? Buffer.from(longScript(1)) : undefined);
    },
  };
  return { reads, successor };
}

const hashOf = (content: string) => createHash('sha256').update(content).digest('base64');
const DICTIONARY = { id: 'one', hash: hashOf(longScript(1)) };

test('a difference is made once, for all who ask at a time and afterwards', async () => {
  const compress = jest.spyOn(compressing, 'compressDifference');
  const { between } = createDifferences(() => 0);
  const { reads, successor } = countedSuccessor(1_000);
  const [first, ...others] = await Promise.all(
    Array.from({ length: 20 }, () => between(DICTIONARY, successor)),
  );
  const later = await between(DICTIONARY, successor);
  expect(applied(first ?? Buffer.alloc(0), longScript(1))).toBe(longScript(2));
  expect(new Set([...others, later])).toEqual(new Set([first]));
  expect(reads).toHaveLength(1);
  expect(compress).toHaveBeenCalledTimes(1);
});

test('a difference that is no shorter than the answer is not sent, and not made again', async () => {
  const compress = jest.spyOn(compressing, 'compressDifference');
  const { between } = createDifferences(() => 0);
  const { successor } = countedSuccessor(50);
  expect(await between(DICTIONARY, successor)).toBeUndefined();
  expect(await between(DICTIONARY, successor)).toBeUndefined();
  expect(compress).toHaveBeenCalledTimes(1);
});

test('made-up hashes and ids cost a look each, and no difference', async () => {
  const compress = jest.spyOn(compressing, 'compressDifference');
  const { between } = createDifferences(() => 0);
  const { reads, successor } = countedSuccessor(1_000);
  for (let flood = 0; flood < 50; flood += 1) {
    expect(await between({ id: 'one', hash: hashOf(`made up ${flood}`) }, successor)).toBeUndefined();
    expect(await between({ id: 'none', hash: hashOf(`made up ${flood}`) }, successor)).toBeUndefined();
  }
  expect(reads).toEqual(['one', 'none']);
  expect(compress).not.toHaveBeenCalled();
  expect(await between(DICTIONARY, successor)).toBeDefined();
});

test('a crowd with dictionaries of its own making is looked for eight at a time', async () => {
  const { between } = createDifferences(() => 0);
  const { reads, successor } = countedSuccessor(1_000);
  const crowd = Array.from({ length: 100 }, (_, index) => ({
    id: `made-up-${index}`,
    hash: DICTIONARY.hash,
  }));
  await Promise.all(crowd.map((dictionary) => between(dictionary, successor)));
  expect(reads).toHaveLength(8);
});

test('a version that was not there is looked for again after a minute', async () => {
  let now = 1;
  const { between } = createDifferences(() => now);
  const { successor } = countedSuccessor(1_000);
  await between(DICTIONARY, { ...successor, predecessor: () => Promise.resolve(undefined) });
  now += 59_000;
  expect(await between(DICTIONARY, successor)).toBeUndefined();
  now += 2_000;
  expect(await between(DICTIONARY, successor)).toBeDefined();
});
