// Imports a photograph: `npm run pictures -- import photo.jpg --product 30014 --kind whole --alt "A round copper water
// pot"`
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '@tanabana/releases/errors/usageError';
import { importPicture } from './importPicture';
import { pictureNamed, pictureOfProduct } from './targetPicture';

const USAGE = `Usage: npm run pictures -- import <photo> --alt <text> (--product <id> --kind whole|detail|setting | --name <name>)`;
const root = path.resolve(import.meta.dirname, '../../..');

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      product: { type: 'string' },
      kind: { type: 'string' },
      name: { type: 'string' },
      alt: { type: 'string', default: '' },
    },
  });
  const [command, photo, ...others] = positionals;
  const { product, kind, name } = values;
  const alt = values.alt.trim();
  if (command !== 'import' || !photo || others.length > 0 || (product === undefined) === (name === undefined))
    throw new UsageError(USAGE);
  if (alt === '')
    throw new UsageError(`--alt is missing: describe in a sentence what the picture shows.\n${USAGE}`);
  const target = name === undefined ? pictureOfProduct(root, product ?? '', kind) : pictureNamed(root, name);
  // npm changes the working folder. `INIT_CWD` is the folder in which the command was called.
  const file = path.resolve(process.env.INIT_CWD ?? '.', photo);
  for (const written of await importPicture({ ...target, photo: file, alt })) console.log(written);
}

main().catch((error: unknown) => {
  const isMistake = error instanceof UsageError || error instanceof TypeError;
  console.error(isMistake ? error.message : error);
  process.exitCode = isMistake ? 2 : 1;
});
