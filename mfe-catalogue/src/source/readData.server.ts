import dataFiles from 'virtual:data-files';
import { openSharedCards } from './sharedCards';

const read = openSharedCards(dataFiles);

/** Reads a data file from the server build, which includes them all. */
export function readData(file: string): Promise<string | undefined> {
  return Promise.resolve(read(file));
}

/** On the server all data files are at hand. */
export function readIndex(): Promise<void> {
  return Promise.resolve();
}
