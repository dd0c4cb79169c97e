// Creates and checks the folder of a shop: `npm run shop -- new ../my-shop`
import path from 'node:path';
import { UsageError } from '@tanabana/releases/errors/usageError';
import { runCommandLine } from '../commandLine/runCommandLine';
import { checkShop } from './checkShop';
import { newShop } from './newShop';

const USAGE = 'Usage: npm run shop -- new <folder> | npm run shop -- check [folder]';

const root = path.resolve(import.meta.dirname, '../../..');

runCommandLine(async (words) => {
  const [command, named = process.env.SHOP, ...others] = words;
  if (named === undefined || others.length > 0) throw new UsageError(USAGE);
  const folder = path.resolve(root, named);
  if (command === 'new') {
    await newShop(folder);
    console.log(`${folder} is a shop. Its README.md says what each file is for.`);
    console.log(`\nNext: SHOP=${named} npm run shop -- check, then SHOP=${named} npm start`);
  } else if (command === 'check') {
    const faults = await checkShop(root, folder);
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) throw new UsageError(`\n${faults.length} to mend.`);
    console.log(`${folder} has no faults.`);
  } else throw new UsageError(USAGE);
});
