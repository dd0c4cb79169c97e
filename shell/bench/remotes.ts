/**
 * Measures what further remotes cost a page that uses none of them: generates them in a copy of the repository, ships
 * them to a running shop, and asks for the page before and after. `REMOTES=4,8,16` says how many there are.
 */
import { brotliCompressSync } from 'node:zlib';
import path from 'node:path';
import { copyRepository } from '../test/copyRepository';
import { askSteadily, median } from './load';
import { processorTimeMs, residentMegabytes } from '../test/processUsage';
import { startServer } from './startServer';

const COUNTS = (process.env.REMOTES ?? '4,8,16').split(',').map(Number);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = 2;

/** A page of the content team that shows nothing of other remotes, with a parameter that makes each visit a render. */
const PAGE = '/faq?q=';

/** Remotes that the release has without generated ones. */
const OWN_REMOTES = 4;

/** Names of generated remotes: letters only, as names are. */
const NAMES = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => `gift${letter}`);

const house = copyRepository(path.resolve(import.meta.dirname, '../..'));
const release = (...words: string[]) => house.run('npm', 'run', '--silent', 'release', '--', ...words);
const shop = await startServer('shop', {
  DATA_DIR: house.data,
  ARTEFACTS_DIR: path.join(house.data, 'artefacts'),
});
let number = Date.now();
const next = () => `${PAGE}${(number += 1)}`;

async function measure(remotes: number): Promise<void> {
  const html = await (await fetch(shop.origin + next())).text();
  await askSteadily(shop.origin, 1, SECONDS, next);
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await processorTimeMs(shop.pid);
    const { count } = await askSteadily(shop.origin, 1, SECONDS, next);
    costs.push(((await processorTimeMs(shop.pid)) - before) / count);
  }
  const memory = (await residentMegabytes(shop.pid)).map(Math.round).filter((size) => size > 50);
  const cells = [
    remotes + OWN_REMOTES,
    brotliCompressSync(html).length,
    html.match(/<script[^>]* src=|<link[^>]* rel="(?:modulepreload|preload|stylesheet)"/g)?.length ?? 0,
    median(costs).toFixed(2),
    memory.join(', '),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

try {
  console.log('| remotes | document, bytes (brotli) | files it names | processor ms | memory, MB |');
  console.log('| ---: | ---: | ---: | ---: | --- |');
  await measure(0);
  let made = 0;
  for (const count of COUNTS) {
    const names = NAMES.slice(made, count);
    for (const name of names) await house.run('npm', 'run', 'new-remote', '--', name);
    await release('publish', ...names);
    await release('compose', ...names);
    await release('promote');
    made = count;
    while ((await fetch(`${shop.origin}/${names.at(-1) ?? ''}`)).status !== 200) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await measure(count);
  }
} finally {
  await shop.stop();
  house.remove();
}
