import type { Desktop } from './desktop';

/** Silence after which Orca's response to a key is complete, in milliseconds. */
const QUIET_MS = 700;
/** Silence after which Orca has read a complete page, in milliseconds. Orca is silent while it collects a long list. */
const READING_QUIET_MS = 2_500;
/** Maximum time until Orca starts to speak, in milliseconds. */
const PATIENCE_MS = 4_000;
/** Maximum number of further silences to wait for, until an expected text is spoken. */
const MAX_ROUNDS = 3;
/** Number of key presses after which a text counts as unreachable. */
const MAX_PRESSES = 80;

/** An action of the visitor, and the sentences that Orca then spoke. */
interface Step {
  readonly act: string;
  readonly spoken: readonly string[];
}

export interface Chapter {
  readonly title: string;
  readonly steps: Step[];
}

/** A visitor who uses a keyboard and Orca. Each action is recorded with the spoken sentences. */
export interface Reader {
  readonly chapters: readonly Chapter[];
  /** Expected texts that were not spoken. */
  readonly unheard: readonly string[];
  startChapter(title: string): void;
  /**
   * Presses a key, and waits until Orca is silent.
   * @param why note for the transcript, such as `on Enquire Now`
   * @param awaited expected text, which is added to `unheard` if it is not spoken
   */
  press(key: string, why?: string, awaited?: RegExp): Promise<void>;
  /** @throws {Error} when the text is not spoken after `MAX_PRESSES` key presses */
  pressUntil(key: string, spoken: RegExp): Promise<void>;
  type(text: string, awaited?: RegExp): Promise<void>;
  /**
   * Makes Orca read the page from the top.
   * @param awaited is added to `unheard` if it is not spoken
   */
  readPage(awaited: RegExp): Promise<void>;
  /**
   * Waits for sentences that Orca speaks without a key press.
   * @param awaited is added to `unheard` if it is not spoken
   */
  listen(act: string, awaited: RegExp): Promise<void>;
}

export function createReader({ keyboard, speech }: Pick<Desktop, 'keyboard' | 'speech'>): Reader {
  const chapters: Chapter[] = [];
  const unheard: string[] = [];
  const record = (act: string, spoken: readonly string[]) => {
    console.log(`${act}: ${spoken.join(' | ')}`);
    chapters.at(-1)?.steps.push({ act, spoken });
  };
  /** Records sentences that were spoken after the last action was recorded. */
  const recordLate = () => {
    const late = speech.take();
    if (late.length > 0) record('a little later', late);
  };
  const hear = async (awaited?: RegExp, quiet = QUIET_MS) => {
    const heard = [...(await speech.hearOut(quiet, PATIENCE_MS))];
    if (!awaited) return heard;
    const isHeard = () => heard.some((text) => awaited.test(text));
    for (let rounds = 0; rounds < MAX_ROUNDS && !isHeard(); rounds += 1) {
      heard.push(...(await speech.hearOut(quiet, PATIENCE_MS)));
    }
    if (!isHeard()) unheard.push(`${chapters.at(-1)?.title}: ${String(awaited)} was not spoken`);
    return heard;
  };
  return {
    chapters,
    unheard,
    startChapter(title) {
      console.log(`\n## ${title}`);
      chapters.push({ title, steps: [] });
    },
    async press(key, why, awaited) {
      recordLate();
      await keyboard.press(key);
      record(why ? `${key} ${why}` : key, await hear(awaited));
    },
    async pressUntil(key, spoken) {
      const all: string[] = [];
      for (let presses = 1; presses <= MAX_PRESSES; presses += 1) {
        recordLate();
        await keyboard.press(key);
        const heard = await speech.hearOut(QUIET_MS, PATIENCE_MS);
        all.push(...heard);
        if (!heard.some((text) => spoken.test(text))) continue;
        record(presses === 1 ? key : `${key}, ${presses} times`, heard);
        return;
      }
      throw new Error(`${key} never led to ${String(spoken)}. Spoken: ${JSON.stringify(all)}`);
    },
    async type(text, awaited) {
      recordLate();
      await keyboard.type(text);
      record(`types “${text}”`, await hear(awaited));
    },
    async readPage(awaited) {
      recordLate();
      await keyboard.press('ctrl+Home');
      await speech.hearOut(QUIET_MS, PATIENCE_MS);
      await keyboard.press('KP_Add');
      record('reads from the top', await hear(awaited, READING_QUIET_MS));
    },
    async listen(act, awaited) {
      record(act, await hear(awaited));
    },
  };
}
