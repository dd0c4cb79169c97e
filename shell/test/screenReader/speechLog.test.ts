/** @jest-environment node */
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSpeechLog } from './speechLog';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'speech-log-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A log with sentences in it, and a function that speaks more. */
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

test('each sentence is taken once', () => {
  const { log, speak } = logOf('Menu', 'push button');
  expect(log.take()).toEqual(['Menu', 'push button']);
  speak('Cart, 25 items');
  expect(log.take()).toEqual(['Cart, 25 items']);
  expect(log.take()).toEqual([]);
});

test('a sentence that is still being written is left for later', () => {
  const { log, file } = logOf('Menu');
  appendFileSync(file, '"Ca');
  expect(log.take()).toEqual(['Menu']);
  appendFileSync(file, 'rt"\n');
  expect(log.take()).toEqual(['Cart']);
});

test('an awaited sentence that is not spoken fails, and the error has what was', async () => {
  const { log } = logOf('Close push button.');
  await expect(log.hear(/Get in Touch/, 100)).rejects.toThrow('["Close push button."]');
});
