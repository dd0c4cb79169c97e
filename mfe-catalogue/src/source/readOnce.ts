import { readData } from './readData';

const reading = new Map<string, Promise<unknown>>();

/**
 * Reads a data file; one that has been read is not asked for again, one that failed is.
 * @param parse checks the text and makes a value of it; always the same for one file
 * @returns nothing when there is no such file
 */
export function readOnce<Value>(file: string, parse: (text: string) => Value): Promise<Value | undefined> {
  const known = reading.get(file) as Promise<Value | undefined> | undefined;
  if (known) return known;
  const started = readData(file).then((text) => (text === undefined ? undefined : parse(text)));
  reading.set(file, started);
  started.catch(() => reading.delete(file));
  return started;
}
