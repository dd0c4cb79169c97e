import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The properties of a record in the collection that are changed here. */
interface RawItem {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly SKU: string;
}

/** Ids of generated products start here. */
export const FIRST_ID = 100_000;

/**
 * Adds generated records to a collection until it has so many: each takes its pictures, prices and details from one
 * record, and words of its name, description and tags from others. The same number gives the same records.
 * @param folder the collection's folder
 */
export function addProducts(folder: string, count: number): void {
  const originals = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(path.join(folder, name)).map((file) => path.join(folder, name, file)))
    .map((file) => ({ group: path.dirname(file), item: JSON.parse(readFileSync(file, 'utf8')) as RawItem }))
    .filter(({ item }) => item.id < FIRST_ID);
  for (let index = originals.length; index < count; index += 1) {
    // Steps without a common divisor: the combinations repeat late.
    const pick = (step: number) =>
      originals[(index * step + (index >> 6)) % originals.length] ?? originals[0];
    const [model, first, second, third] = [pick(1), pick(5), pick(11), pick(17)];
    if (!model || !first || !second || !third) throw new Error('The collection is empty.');
    const id = FIRST_ID + index;
    const item = {
      ...model.item,
      id,
      name: `${first.item.name.split(' ')[0] ?? ''} ${model.item.name}`,
      description: `${second.item.description} ${third.item.description.split('. ')[0] ?? ''}`,
      tags: [...new Set([first, second, third].flatMap(({ item: { tags } }) => tags.slice(0, 2)))],
      SKU: `${model.item.SKU}-${id}`,
    };
    writeFileSync(path.join(model.group, `${id}.json`), JSON.stringify(item));
  }
}
