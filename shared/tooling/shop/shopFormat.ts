import path from 'node:path';
import * as v from 'valibot';
import { readChecked } from '../webpack/readChecked';
import { SETTINGS_FILE } from '../webpack/shopFolder';

/** What a merchant changes in a folder of an earlier format, by the format that needs it. */
const CHANGES: Readonly<Record<number, string>> = {
  2: 'collection/groups.json: a group named "Rugs" is sold at its prices, unless it has "isQuoted": true. Its products are packed in bales and have the trade facts of rugs only with "hasRugs": true.',
};

/** Format of the folders that this repository reads. `settings.json` names it; without it, a folder has the format 1. */
const FORMAT = Math.max(...Object.keys(CHANGES).map(Number));

const formatSchema = v.object({ format: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1) });

/**
 * @param folder of the shop
 * @throws {Error} if the folder has another format, naming what to change
 */
export function requirePresentFormat(folder: string): void {
  const file = path.join(folder, SETTINGS_FILE);
  const { format } = readChecked(file, formatSchema);
  if (format > FORMAT)
    throw new Error(`${file} has the format ${format}, and this repository reads ${FORMAT}: run git pull.`);
  const changes = Object.entries(CHANGES).filter(([since]) => Number(since) > format);
  if (changes.length === 0) return;
  const texts = changes.map(([since, change]) => `  ${since}: ${change}`).join('\n');
  throw new Error(
    `${file} has the format ${format}. Make these changes, then write "format": ${FORMAT}:\n${texts}`,
  );
}
