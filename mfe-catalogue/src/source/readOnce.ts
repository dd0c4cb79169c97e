import { readData } from './readData';

const reading = new Map<string, Promise<unknown>>();

/**
 * Reads a data file once. A file that could not be read is requested again.
 * @param parse parses the text; always the same function for one file
 * @returns undefined when there is no such file
 */
export function readOnce<Value>(file: string, parse: (text: string) => Value): Promise<Value | undefined> {
  const known = reading.get(file) as Promise<Value | undefined> | undefined;
  if (known) return known;
  const started = readData(file).then((text) => (text === undefined ? undefined : parse(text)));
  reading.set(file, started);
  started.catch(() => reading.delete(file));
  return started;
}
