import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type RunningShop, startShop } from '@tanabana/tooling/playwright/startShop';
import { cloneRepository } from '@tanabana/tooling/publish/clonedRepository.testing';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Clock ticks of the processor times in `/proc`, per second. */
const TICKS = 100;

interface GrownShop {
  readonly folder: string;
  /** Processor time of building the catalogue, in seconds. */
  readonly buildSeconds: number;
  /** Environment in which programs of the copy use the published versions. */
  readonly environment: Readonly<Record<string, string>>;
  readonly start: (variables?: Readonly<Record<string, string>>) => Promise<RunningShop>;
  readonly remove: () => void;
}

/**
 * Copies this working copy, adds products to the collection, and publishes the catalogue.
 * @param size number of products
 * @param artefacts folder of published versions, which several copies share
 */
export async function growShop(size: number, artefacts: string): Promise<GrownShop> {
  const { root: folder, remove } = cloneRepository(ROOT);
  const environment = { ARTEFACTS_DIR: artefacts, DATA_DIR: path.join(folder, '.tanabana') };
  await run(folder, environment, ['mfe-catalogue/bench/growCollection.ts', String(size)]);
  const before = childSeconds();
  await run(folder, environment, ['shared/tooling/publish/main.ts', 'publish', 'catalogue']);
  return {
    folder,
    buildSeconds: childSeconds() - before,
    environment,
    start: (variables) => startShop({ ...environment, ...variables }, 'start.ts', folder),
    remove,
  };
}

/** Runs a TypeScript program in a copy. Returns what the program prints. */
export async function run(
  folder: string,
  environment: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<string> {
  const program = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  program.stdout.on('data', (chunk: Buffer) => (printed += String(chunk)));
  const [code] = (await once(program, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} ended with code ${code}:\n${printed}`);
  return printed;
}

function statOf(pid: number | 'self'): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The fields follow the program's name, which may contain spaces.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Returns the processor time of all ended child processes, in seconds. */
export function childSeconds(): number {
  const [user = 0, system = 0] = statOf('self').slice(13, 15).map(Number);
  return (user + system) / TICKS;
}

/** Returns the memory of the largest child process, in bytes. */
export function largestChild(pid: number): number {
  const children = readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && statOf(Number(name))[1] === String(pid);
    } catch {
      return false;
    }
  });
  const sizes = children.map((child) => {
    const [, kilobytes = '0'] = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${child}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1_024;
  });
  return Math.max(0, ...sizes);
}
