import dataFiles from 'virtual:data-files';

/** Reads a data file from the server build, which includes them all. */
export function readData(file: string): Promise<string | undefined> {
  return Promise.resolve(dataFiles[file]);
}

/** On the server all data files are at hand. */
export function readIndex(): Promise<void> {
  return Promise.resolve();
}
