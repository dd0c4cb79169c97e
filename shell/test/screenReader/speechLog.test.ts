/** @jest-environment node */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSpeechLog } from './speechLog';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'speech-log-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Creates a log with sentences.
 * @returns the log, the path of its file, and a function that adds sentences
 */
function logOf(...spoken: readonly string[]) {
  const file = path.join(folder, 'spoken');
  const lines = (sentences: readonly string[]) =>
    sentences.map((text) => `${JSON.stringify(text)}\n`).join('');
  writeFileSync(file, lines(spoken));
  return {
    log: createSpeechLog(file),
    speak: (...more: readonly string[]) => appendFileSync(file, lines(more)),
    file,
  };
}

test('each sentence is returned once', () => {
  const { log, speak } = logOf('Menu', 'push button');
  expect(log.take()).toEqual(['Menu', 'push button']);
  speak('Cart, 25 items');
  expect(log.take()).toEqual(['Cart, 25 items']);
  expect(log.take()).toEqual([]);
});

test('a sentence that is still being written is returned later', () => {
  const { log, file } = logOf('Menu');
  appendFileSync(file, '"Ca');
  expect(log.take()).toEqual(['Menu']);
  appendFileSync(file, 'rt"\n');
  expect(log.take()).toEqual(['Cart']);
});

test('rejects with the spoken sentences when an expected sentence is not spoken', async () => {
  const { log } = logOf('Close push button.');
  await expect(log.hear(/Get in Touch/, 100)).rejects.toThrow('["Close push button."]');
});
