import path from 'node:path';
import { readCraftNotes, readSample, readSynonyms } from '../../generate/readCollection';
import { catalogueFiles } from '../../generate/catalogueFiles';

const collection = path.join(__dirname, '../../collection');

export const sampleCatalogue = readSample(collection);

export const anyPicture = (name: string) =>
  name === ''
    ? undefined
    : { base: `/pictures/${name}`, width: 1200, height: 1500, color: '#cdb395', alt: `Picture ${name}` };

export const sampleFiles = catalogueFiles(
  sampleCatalogue,
  anyPicture,
  readCraftNotes(collection),
  readSynonyms(collection),
);
