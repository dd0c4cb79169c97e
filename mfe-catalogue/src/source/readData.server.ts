import dataFiles from 'virtual:data-files';

/** On the server the data files are part of the build: one self-contained module, checked as a whole. */
export function readData(file: string): Promise<string | undefined> {
  return Promise.resolve(dataFiles[file]);
}
