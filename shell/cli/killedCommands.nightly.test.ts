/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { FolderObjects } from '@tanabana/releases/stores/folderObjects';
import { openStorefront, openTestShop } from '../test/testShop';
import { deployablesOf } from '@tanabana/releases/documents/releaseDocument';

/**
 * Starts a process that publishes and promotes in a loop. Kills the process `after` milliseconds after its first
 * release.
 */
async function releaseUntilKilled(folder: string, start: number, after: number): Promise<void> {
  const script = path.join(__dirname, '../test/releaseForever.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, String(start)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await delay(after);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

test('concurrent commands that are killed leave no partial version, release or deployment', async () => {
  const shop = await openTestShop();
  const { context, folder } = shop;
  // Publishing and promoting a release takes about ten milliseconds. Each delay therefore kills the process in a
  // different step.
  for (const after of [1, 7, 13, 23]) {
    await Promise.all([
      releaseUntilKilled(folder, after * 10_000, after),
      releaseUntilKilled(folder, after * 10_000, after + 4),
    ]);
  }

  for (const { version } of await context.artefacts.versions('cart')) {
    expect(await context.artefacts.faults(await context.artefacts.manifest('cart', version))).toEqual([]);
  }
  const length = await context.deployments.length();
  expect(length).toBeGreaterThanOrEqual(4);
  expect((await context.deployments.recent(Infinity)).map(({ number }) => number).reverse()).toEqual(
    Array.from({ length }, (_, index) => index + 1),
  );
  for (const { id } of await context.releases.list()) {
    for (const { name, version } of deployablesOf(await context.releases.load(id))) {
      expect(await context.artefacts.has(name, version)).toBe(true);
    }
  }
  const live = (await context.deployments.latest())?.live;
  const app = await openStorefront(shop);
  expect((await app.inject('/healthz')).json()).toEqual({ release: live });
  const next = await shop.promoted(99);
  expect((await app.inject('/healthz')).json()).toEqual({ release: next.id });

  const objects = new FolderObjects(folder);
  await objects.removeAbandoned(Date.now() + 7_200_000);
  const left = readdirSync(folder, { recursive: true }).map(String);
  expect(left.filter((name) => name.endsWith('.arriving'))).toEqual([]);
});
