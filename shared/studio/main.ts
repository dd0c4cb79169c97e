import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contactSheet } from './pipeline/contactSheet';
import { countBytes } from './pipeline/countBytes';
import { drawSpots } from './pipeline/drawSpots';
import { makePictures } from './pipeline/makePictures';

const USAGE = `The picture studio.
  tsx main.ts make <deployable> [name…] [--jobs N]   makes the pictures that are missing or changed
  tsx main.ts draw <deployable> [name…]              draws its spot drawings anew, and the named ones
  tsx main.ts sheet <deployable…> --out file.png     draws all pictures on one sheet
  tsx main.ts bytes <deployable…>                    counts bytes`;
const REPOSITORY = path.resolve(import.meta.dirname, '../..');

// Folders are named from the root, also when npm runs this in the studio's folder.
process.chdir(REPOSITORY);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { jobs: { type: 'string' }, out: { type: 'string' } },
});
const [command, ...operands] = positionals;

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const [deployable, ...names] = operands;
  if (deployable === undefined) return explain();
  if (command === 'make') return make(deployable, names);
  if (command === 'draw') return draw(deployable, names);
  if (command === 'bytes') return printBytes();
  if (command !== 'sheet' || values.out === undefined) return explain();
  await writeFile(values.out, await contactSheet(operands));
  return 0;
}

async function make(deployable: string, names: readonly string[]): Promise<number> {
  const failed = await makePictures({
    deployable,
    names,
    jobs: Math.max(1, Number(values.jobs ?? availableParallelism())),
    masters: path.join(REPOSITORY, '.tanabana/masters'),
    workerFile: path.join(import.meta.dirname, 'worker.ts'),
    report: (line) => console.log(line),
  });
  return failed === 0 ? 0 : 1;
}

async function draw(deployable: string, names: readonly string[]): Promise<number> {
  for (const file of await drawSpots(deployable, names)) console.log(file);
  return 0;
}

async function printBytes(): Promise<number> {
  const pictures = await countBytes(operands);
  const column = (bytes: number) => String(bytes).padStart(10);
  console.log(`${'usual'.padStart(10)}${'close-up'.padStart(10)}`);
  for (const { name, bytes, closeBytes } of pictures)
    console.log(`${column(bytes)}${column(closeBytes)}  ${name}`);
  const total = (of: 'bytes' | 'closeBytes') =>
    column(pictures.reduce((sum, picture) => sum + picture[of], 0));
  console.log(`${total('bytes')}${total('closeBytes')}  in all, ${pictures.length} pictures`);
  return 0;
}

function explain(): number {
  console.error(USAGE);
  return 2;
}
