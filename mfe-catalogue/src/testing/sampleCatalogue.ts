import path from 'node:path';
import { readCraftNotes, readSample } from '../../collection/readCollection';
import { catalogueFiles } from '../../build/catalogueFiles';

const collection = path.join(__dirname, '../../collection');

/** The embedded catalogue. */
export const sampleCatalogue = readSample(collection);

/** Any picture that is asked for. */
export const anyPicture = (name: string) =>
  name === ''
    ? undefined
    : { base: `/pictures/${name}`, width: 1200, height: 1500, color: '#cdb395', alt: `Picture ${name}` };

/** The sample as the build writes it. */
export const sampleFiles = catalogueFiles(sampleCatalogue, anyPicture, readCraftNotes(collection));
