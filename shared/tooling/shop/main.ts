// Creates, checks and changes the folder of a shop: `npm run shop -- new ../my-shop`
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '@tanabana/releases/errors/usageError';
import { runCommandLine } from '../commandLine/runCommandLine';
import { checkShop } from './checkShop';
import { fromShopify } from './fromShopify';
import { newShop } from './newShop';
import { removeProduct } from './removeProduct';

const USAGE = `Usage: npm run shop -- new <folder>
       npm run shop -- check [folder]
       npm run shop -- from-shopify <products.csv> [--pictures <folder>] [folder]
       npm run shop -- remove <product id> [folder]
The folder is relative to the repository; the default is SHOP.`;

const root = path.resolve(import.meta.dirname, '../../..');

runCommandLine(async (args) => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { pictures: { type: 'string' } },
  });
  const [command, ...words] = positionals;
  const argument = command === 'from-shopify' || command === 'remove' ? words.shift() : '';
  const [named = process.env.SHOP, ...others] = words;
  if (argument === undefined || named === undefined || others.length > 0) throw new UsageError(USAGE);
  const folder = path.resolve(root, named);
  if (command === 'new') await create(folder, named);
  else if (command === 'check') await check(folder);
  else if (command === 'from-shopify') await fill(folder, argument, values.pictures);
  else if (command === 'remove') await remove(folder, argument);
  else throw new UsageError(USAGE);
});

async function create(folder: string, named: string): Promise<void> {
  await newShop(folder);
  console.log(`${folder} is a shop. Its README.md says what each file is for.`);
  console.log(`\nNext: SHOP=${named} npm run shop -- check, then SHOP=${named} npm start`);
}

async function check(folder: string): Promise<void> {
  const faults = await checkShop(root, folder);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) throw new UsageError(`\n${faults.length} to mend.`);
  console.log(`${folder} has no faults.`);
}

async function fill(shop: string, csv: string, photos: string | undefined): Promise<void> {
  // npm changes the working folder. `INIT_CWD` is the folder in which the command was called.
  const here = (file: string) => path.resolve(process.env.INIT_CWD ?? '.', file);
  const { added, kept, missing } = await fromShopify({
    csv: here(csv),
    shop,
    photos: photos === undefined ? undefined : here(photos),
  });
  for (const file of added) console.log(file);
  console.log(`\n${added.length} products added, ${kept} kept as they were.`);
  if (missing.length > 0)
    console.log(`${missing.length} facts are missing: ${path.join(shop, 'missing.csv')} lists them.`);
}

async function remove(shop: string, id: string): Promise<void> {
  const { removed, kept, references } = await removeProduct(shop, id);
  for (const name of removed) console.log(`Removed ${name}`);
  for (const { picture, users } of kept)
    console.log(`Kept the picture ${picture}, which ${users.join(', ')} shows.`);
  for (const file of references) console.log(`${file} still refers to the product ${id}.`);
}
