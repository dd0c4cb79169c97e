/** @jest-environment node */
import { FolderObjects } from '@tanabana/releases/stores/folderObjects';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { addressOf, openCanaryShop } from '../../test/canaryShop';
import {
  CanaryReports,
  failedVisitors,
  type CanaryReport,
  type ReleaseCounts,
} from '@tanabana/releases/deployments/canaryReports';
import { boardCaller, openBoard } from '../../test/boardCaller';
import { rowsIn } from '../../test/readHtml';

/** Time after which a server's next response causes another report, in milliseconds. */
const REPORTED_MS = 6_000;

/** Requests pages that do not fail from each server, so that all servers write their reports and evaluate the canary. */
async function exchanged(
  shop: Awaited<ReturnType<typeof openCanaryShop>>,
  machines: readonly (typeof shop.app)[],
) {
  for (let round = 0; round < 3; round += 1) {
    for (const [number, machine] of machines.entries()) {
      shop.clock.pass(REPORTED_MS);
      await shop.visit('live', addressOf(40_000 + round * 10 + number), machine);
      // Gives the server time to write the report, because the server writes the report after the response.
      for (let look = 0; look < 5; look += 1) await machine.inject('/healthz');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return shop.shop.context.deployments.latest();
}

/**
 * Opens pages of both releases as 20 visitors of each server, all with different addresses. For four visitors of each
 * server, the canary fails. Returns the latest deployment.
 */
async function seenBy(machines: number) {
  const shop = await openCanaryShop();
  const all = [shop.app];
  while (all.length < machines) all.push(await shop.another());
  for (const [number, machine] of all.entries()) {
    for (let visitor = 0; visitor < 20; visitor += 1) {
      const address = addressOf(number * 1_000 + visitor);
      await shop.visit('live', address, machine);
      const token = await shop.visit('canary', address, machine);
      if (visitor < 4) await shop.fail(token, {}, machine);
    }
  }
  const deployment = await exchanged(shop, all);
  await shop.close();
  return deployment;
}

test('a canary is ended by the reports of all servers when no server alone has enough data', async () => {
  expect((await seenBy(1))?.action).toBe('canary-start');
  const deployment = await seenBy(4);
  expect(deployment?.action).toBe('canary-stop');
  expect(Number(/^It failed for (\d+) of/.exec(deployment?.reason ?? '')?.[1])).toBeGreaterThan(4);
  expect(deployment?.by).toMatch(/^server /);
});

test('a failed visitor of several servers counts once, and the board displays the total and each server', async () => {
  const shop = await openCanaryShop();
  const machines = [shop.app, await shop.another()];
  for (const machine of machines) {
    for (let visitor = 0; visitor < 3; visitor += 1) {
      const token = await shop.visit('canary', addressOf(visitor), machine);
      await shop.fail(token, {}, machine);
    }
  }
  expect((await exchanged(shop, machines))?.action).toBe('canary-start');
  const board = await openBoard(shop.shop, { now: shop.clock.now });
  const rows = rowsIn((await boardCaller(board).read('/')).body, 'Judgement of the canary');
  expect(rows.find(([machine]) => machine === 'All')?.slice(4)).toEqual(['3', '3']);
  expect(rows.filter(([machine = '']) => /^[\w.-]+-[0-9a-f]{8}$/.test(machine))).toHaveLength(2);
  await shop.close();
});

const side = (visitors: number, failed: string[] = []): ReleaseCounts => ({
  visitors,
  failed,
});

test('the report of a stopped server remains, each server has one object, and damaged reports are ignored', async () => {
  const objects = new FolderObjects(newFolder());
  const [one, two] = [new CanaryReports(objects), new CanaryReports(objects)];
  const reportOf = (visitors: number): CanaryReport => ({
    machine: 'one',
    at: '2026-01-01T00:00:00.000Z',
    canary: { id: 'canary-1', live: side(visitors), canary: side(0) },
  });
  for (let visitors = 1; visitors <= 12; visitors += 1) await one.write(reportOf(visitors));
  expect(await two.read('canary-1')).toEqual([reportOf(12)]);
  expect(await objects.list('')).toHaveLength(1);
  expect(await two.read('canary-2')).toEqual([]);
  await objects.create('machines/three~00000001.json', 'cut off in the mid');
  expect(await two.read('canary-1')).toHaveLength(1);
});

test('a visitor with failures on several servers counts once in the total', () => {
  expect(failedVisitors([side(10, ['a', 'b']), side(5, ['b', 'c'])])).toEqual({ hits: 3, total: 14 });
  expect(failedVisitors([])).toEqual({ hits: 0, total: 0 });
});
