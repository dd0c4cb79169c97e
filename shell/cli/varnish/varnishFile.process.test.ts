import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { openTestShop } from '../../test/testShop';
import { runRelease } from '../runRelease';

const ROOT = path.resolve(__dirname, '../../..');
const DELIVERED = readFileSync(path.join(ROOT, 'shell/deploy/edge/shop.vcl'), 'utf8');

/** Opens a shop whose pages read the query parameter `q`, with a configuration of Varnish. */
async function openShop(vcl: string) {
  const shop = await openTestShop();
  await shop.promoted(1);
  const { id } = await shop.release(2);
  const file = path.join(newFolder(), 'shop.vcl');
  writeFileSync(file, vcl);
  const env = { DATA_DIR: shop.folder, VARNISH_CONFIG: file };
  const run = async (...words: readonly string[]) => {
    const lines: string[] = [];
    await runRelease(ROOT, words, env, (text) => lines.push(text));
    return lines.join('\n');
  };
  return { id, file, run };
}

test('promote names the query parameters that Varnish would remove, until vcl has written the list', async () => {
  const { id, file, run } = await openShop(DELIVERED.replace('|q|', '|'));
  const warning = `removes q from addresses, which pages of this release read. Run \`npm run release -- vcl ${id} --write\``;
  expect(await run('promote', id)).toContain(warning);
  expect(await run('vcl', id)).toBe('preview|q');
  expect(await run('vcl', id, '--write')).toContain('keeps preview, q.');
  expect(readFileSync(file, 'utf8')).toBe(DELIVERED.replace(/\(\?:about\|[\w|]+\)/, '(?:preview|q)'));
  expect(await run('promote', id)).not.toContain('removes');
});

test('a configuration without a list is not changed', async () => {
  const { id, file, run } = await openShop('vcl 4.1;');
  expect(await run('promote', id)).not.toContain('removes');
  await expect(run('vcl', id, '--write')).rejects.toThrow('TB-CONFIG-011');
  expect(readFileSync(file, 'utf8')).toBe('vcl 4.1;');
});
