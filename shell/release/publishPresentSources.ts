import path from 'node:path';
import { ArtefactStore } from './artefactStore';
import { publishAll } from './publishAll';

const root = path.resolve(import.meta.dirname, '../..');
const { ARTEFACTS_DIR = '.tanabana/artefacts' } = process.env;

publishAll(root, new ArtefactStore(path.resolve(root, ARTEFACTS_DIR)), (line) => console.log(line)).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
