import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Interval in milliseconds at which the log is read. */
const INTERVAL_MS = 50;

/** Sentences in the log of the speech server. */
export interface SpeechLog {
  /** The sentences since the last call of one of these. */
  take(): readonly string[];
  /**
   * Takes sentences until one matches.
   * @param limit in milliseconds
   * @throws {Error} when none matches within the limit; its message has what was spoken
   */
  hear(sentence: RegExp, limit: number): Promise<readonly string[]>;
  /**
   * Takes sentences until nothing was spoken for a while.
   * @param quiet in milliseconds
   * @param patience how long the first sentence is waited for, in milliseconds
   */
  hearOut(quiet: number, patience: number): Promise<readonly string[]>;
}

/** @param file with a JSON string on each line, appended by the speech server */
export function createSpeechLog(file: string): SpeechLog {
  let taken = 0;
  const take = () => {
    const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
    const fresh = lines.slice(taken).map((line) => String(JSON.parse(line)));
    taken = lines.length;
    return fresh;
  };
  return {
    take,
    async hear(sentence, limit) {
      const heard: string[] = [];
      for (let waited = 0; waited < limit; waited += INTERVAL_MS) {
        heard.push(...take());
        if (heard.some((text) => sentence.test(text))) return heard;
        await delay(INTERVAL_MS);
      }
      throw new Error(`Not spoken within ${limit} ms: ${String(sentence)}. Spoken: ${JSON.stringify(heard)}`);
    },
    async hearOut(quiet, patience) {
      const heard: string[] = [];
      let silence = 0;
      while (silence < (heard.length > 0 ? quiet : patience)) {
        await delay(INTERVAL_MS);
        const fresh = take();
        heard.push(...fresh);
        silence = fresh.length > 0 ? 0 : silence + INTERVAL_MS;
      }
      return heard;
    },
  };
}
