/** @jest-environment node */
import path from 'node:path';
import { UsageError } from '@tanabana/releases/errors/usageError';
import { openTestShop, type TestShop } from '../test/testShop';
import { runRelease } from './runRelease';

const root = path.resolve(__dirname, '../..');

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
  await shop.promoted(1);
  await shop.release(2);
});

async function run(...args: readonly string[]): Promise<string> {
  const printed: string[] = [];
  await runRelease(root, args, { DATA_DIR: shop.folder }, (text) => printed.push(text));
  return printed.join('\n');
}

test.each([
  ['promote --keep 3', "unknown option '--keep'"],
  ['rollback --dry-run', "unknown option '--dry-run'"],
  ['status --reason x', "unknown option '--reason'"],
  ['verify --path /cart', "unknown option '--path'"],
  ['promote newest live', "too many arguments for 'promote'"],
  ['canary newest 5% 6%', "too many arguments for 'canary'"],
  ['status everything', "too many arguments for 'status'"],
  ['diff live', "missing required argument 'after'"],
  ['canary', "missing required argument 'release'"],
  ['publish', "missing required argument 'deployable'"],
  ['promote live --sources', 'Name a release or use --sources, not both.'],
  ['promote --reason', "option '--reason <sentence>' argument missing"],
  ['deploy', "unknown command 'deploy'"],
  ['publish mfe-basket', 'There is no deployable "basket" here; there are shell, account, cart'],
  ['canary newest 100%', '"100%" is not a share of the visitors'],
  ['canary newest off', '"off" is not a share of the visitors'],
  ['canary start', 'A canary in steps is started as in: canary start --steps 5,20,50 --every 15m'],
  ['canary 5% --steps 5,20 --every 15m', 'A canary in steps is started as in'],
  ['canary start --steps 20,5 --every 15m', '--steps 20,5 are no growing shares'],
  ['canary start --steps 5 --every 15m', '--steps 5 are no growing shares'],
  ['canary start --steps 5,100 --every 15m', '--steps 5,100 are no growing shares'],
  ['canary start --steps 5,20 --every 15', '--every 15 is no duration, as in 15m or 2h.'],
  ['prune --keep some', 'some is not a whole number.'],
  ['prune --days -1', '-1 is not a whole number.'],
  ['preview --for ever', '--for ever is not a number of hours.'],
  ['preview --override cart', '--override cart is not a remote and port, as in cart@3100.'],
])('refuses `%s` and changes nothing', async (command, reason) => {
  const refused = run(...command.split(' '));
  await expect(refused).rejects.toThrow(reason);
  await expect(refused).rejects.toBeInstanceOf(UsageError);
  expect(await shop.context.deployments.length()).toBe(1);
});

test('prints the help of a command after an unknown option', async () => {
  await expect(run('promote', '--keep', '3')).rejects.toThrow(
    /Usage: npm run release -- promote \[options\] \[release\][^]*--reason <sentence>/,
  );
});

test('prints help for all commands and for each of them', async () => {
  const help = await run('help');
  expect(await run()).toBe(help);
  const names = [...help.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['publish', 'compose', 'verify', 'promote', 'canary', 'preview']),
  );
  expect(names).toEqual(expect.arrayContaining(['rollback', 'status', 'diff', 'prune']));
  expect(await run('prune', '--help')).toMatch(/--keep <number>[^]*--days <number>[^]*--dry-run/);
  expect(await run('help', 'preview')).toMatch(/--for <hours>[^]*--path <path>/);
});

test.each([
  'compose',
  'promote newest',
  'canary newest 5%',
  'canary off',
  'rollback',
  'preview',
  'prune',
  'publish cart',
])('refuses `%s` on a machine whose clock is wrong, and changes nothing', async (command) => {
  const { now } = Date;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_000_000);
  await expect(run(...command.split(' '))).rejects.toThrow('is 50 min behind the clock of the store');
  clock.mockRestore();
  expect(await shop.context.deployments.length()).toBe(1);
});

test('displays the status on a machine whose clock is wrong', async () => {
  const { now } = Date;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_000_000);
  expect(await run('status')).toContain('live');
  clock.mockRestore();
});
