/**
 * Measures the processor time of rendering pages, in this process and without compression of other pages. With
 * `--against`, both working copies render the same release in turn, and their documents are compared.
 *
 *     npx tsx shell/bench/renders.ts [--against <folder of another working copy>]
 */
import '@tanabana/tooling/commandLine/productionMode';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { tsImport } from 'tsx/esm/api';
import { composePresentSources } from '../cli/commands/presentSources';
import { openReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import type { ServedRelease } from '@tanabana/releases/releases/servedRelease';
import { settingsWith } from '@tanabana/releases/releases/settingsWith';
import type * as Documents from '../render/renderDocument';
import type * as Modules from '../render/serverModules';
import { median } from './load';

const PATHS = [
  '/',
  '/catalogue',
  '/catalogue?category=Rugs',
  '/catalogue?q=vase',
  '/catalogue?q=blue+pottery+vase',
  '/catalogue?material=wool',
  '/product/10001',
  '/product/30001',
  '/cart',
  '/login',
  '/blog/an-elephant-made-twice',
];
/** Addresses whose data are also measured without their documents. */
const DATA = PATHS.filter((address) => address.startsWith('/catalogue?'));
const ROUNDS = Number(process.env.ROUNDS ?? 40);
const ROOT = path.resolve(import.meta.dirname, '../..');
const { values: options } = parseArgs({ options: { against: { type: 'string' } } });

const context = openReleaseContext(ROOT, process.env, console.log);
const release = await composePresentSources(context, settingsWith(process.env.SETTINGS));
const served: ServedRelease = { release, fallbacks: {} };

async function rendererOf(folder: string) {
  const loadFile = (file: string): Promise<unknown> =>
    tsImport(path.resolve(folder, 'shell/render', file), {
      parentURL: import.meta.url,
      tsconfig: path.resolve(folder, 'tsconfig.json'),
    });
  const { renderDocument } = (await loadFile('renderDocument.ts')) as typeof Documents;
  const { createServerModules } = (await loadFile('serverModules.ts')) as typeof Modules;
  const { load } = createServerModules({
    artefacts: context.artefacts,
    requireFrom: path.resolve(folder, 'shell/package.json'),
    onUncaughtError: ({ message }) => console.error(message),
  });
  return async (address: string, isData: boolean) => {
    const { document, failures } = await renderDocument(load, served, {
      address,
      seed: 1,
      replaced: [],
      omitted: [],
      isData,
    });
    if (!document) throw new Error(`${address} was not rendered: ${failures[0]?.message}`);
    return document;
  };
}

const renderers = await Promise.all([ROOT, options.against ?? []].flat().map(rendererOf));
const totals = renderers.map(() => 0);
console.log('| page | processor ms | other ms | documents |\n| --- | ---: | ---: | --- |');
for (const [address, isData] of [
  ...PATHS.map((address) => [address, false] as const),
  ...DATA.map((address) => [address, true] as const),
]) {
  const times = renderers.map((): number[] => []);
  const documents = renderers.map(() => '');
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, render] of renderers.entries()) {
      const before = process.cpuUsage();
      const { brotli, policy } = await render(address, isData);
      const { user, system } = process.cpuUsage(before);
      documents[index] = `${policy}\n${String(brotliDecompressSync(brotli))}`;
      // The first rounds load modules and data, and compile code.
      if (round >= ROUNDS / 2) times[index]?.push((user + system) / 1_000);
    }
  }
  const middles = times.map(median);
  middles.forEach((middle, index) => (totals[index] = (totals[index] ?? 0) + middle));
  const [own = 0, other] = middles.map((middle) => middle.toFixed(1));
  const equality = new Set(documents).size === 1 ? 'equal' : 'different';
  console.log(
    `| ${isData ? 'data of ' : ''}${address} | ${own} | ${other ?? '-'} | ${other ? equality : '-'} |`,
  );
}
const [own = 0, other] = totals;
console.log(`| sum | ${own.toFixed(1)} | ${other?.toFixed(1) ?? '-'} | |`);
