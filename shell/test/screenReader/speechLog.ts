import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Interval at which the log is read, in milliseconds. */
const INTERVAL_MS = 50;

/** Each method returns the sentences since the last call of any method. */
export interface SpeechLog {
  take(): readonly string[];
  /**
   * Waits until a sentence matches.
   * @param limit in milliseconds
   * @throws {Error} with the spoken sentences, when no sentence matches within the limit
   */
  hear(sentence: RegExp, limit: number): Promise<readonly string[]>;
  /**
   * Waits until Orca is silent.
   * @param quiet duration of the silence, in milliseconds
   * @param patience maximum time until the first sentence, in milliseconds
   */
  hearOut(quiet: number, patience: number): Promise<readonly string[]>;
}

/** @param file to which the speech server appends lines, each with a JSON string */
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
