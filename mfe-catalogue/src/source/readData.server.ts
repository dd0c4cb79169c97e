import dataFiles from 'virtual:data-files';

/** Reads a data file from the server build, which includes them all. */
export function readData(file: string): Promise<string | undefined> {
  return Promise.resolve(dataFiles[file]);
}
