import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type RunningShop, startShop } from '@tanabana/tooling/playwright/startShop';
import { copyRepository, type RepositoryCopy } from '../test/copyRepository';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Clock ticks of the processor times in `/proc`, per second. */
const TICKS = 100;

interface GrownShop extends RepositoryCopy {
  /** Processor time of building the catalogue, in seconds. */
  readonly buildSeconds: number;
  readonly start: (variables?: Readonly<Record<string, string>>) => Promise<RunningShop>;
}

/**
 * Copies this working copy, adds products to the collection, and publishes the catalogue.
 * @param size number of products
 * @param artefacts folder of published versions, which several copies share. If omitted, the copy has its own.
 */
export async function growShop(size: number, artefacts?: string): Promise<GrownShop> {
  const copy = copyRepository(ROOT, artefacts);
  await copy.runScript({}, 'mfe-catalogue/bench/growCollection.ts', String(size));
  const before = childSeconds();
  await copy.runScript({}, 'shared/tooling/publish/main.ts', 'publish', 'catalogue');
  return {
    ...copy,
    buildSeconds: childSeconds() - before,
    start: (variables) => startShop({ ...copy.environment, ...variables }, 'start.ts', copy.root),
  };
}

/** Returns the processor time of all ended child processes, in seconds. */
export function childSeconds(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The fields follow the program's name, which may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0] = fields.slice(13, 15).map(Number);
  return (user + system) / TICKS;
}
