import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startShop } from '@tanabana/tooling/playwright/startShop';
import { startDesktop } from './desktop';
import { missingPrograms } from './programs';
import { createReader } from './reader';
import { CHAPTERS } from './walk';

const RESULTS = path.resolve(import.meta.dirname, '../../../test-results');

/**
 * Uses the shop with Orca, from the home page to a sent enquiry and an account, and writes the transcript to
 * `test-results`. `STOREFRONT` can contain the address of a running shop.
 */
async function main(): Promise<void> {
  const missing = missingPrograms();
  if (missing) throw new Error(missing);
  const shop = process.env.STOREFRONT
    ? { address: process.env.STOREFRONT, stop: () => Promise.resolve() }
    : await startShop();
  const desktop = await startDesktop(`${shop.address}/`).catch(async (error: unknown) => {
    await shop.stop();
    throw error;
  });
  const reader = createReader(desktop);
  const failures: string[] = [];
  try {
    for (const [name, walk] of Object.entries(CHAPTERS)) {
      reader.startChapter(name);
      try {
        await walk(reader);
      } catch (error) {
        failures.push(`${name}: ${String(error)}`);
        // Closes a dialog that is still open.
        await reader.press('Escape');
      }
    }
  } finally {
    await desktop.stop();
    await shop.stop();
  }
  failures.push(...reader.unheard);
  const transcript = reader.chapters.map(
    ({ title, steps }) =>
      `## ${title}\n\n${steps.map(({ act, spoken }) => `- **${act}**: ${spoken.join(' · ')}\n`).join('')}`,
  );
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(path.join(RESULTS, 'screen-reader-transcript.md'), transcript.join('\n'));
  const sentences = reader.chapters.flatMap(({ steps }) => steps.flatMap(({ spoken }) => spoken)).length;
  console.log(`\n${sentences} sentences on ${reader.chapters.length} pages, ${failures.length} failed`);
  if (failures.length > 0) {
    console.error(failures.join('\n'));
    process.exitCode = 1;
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
