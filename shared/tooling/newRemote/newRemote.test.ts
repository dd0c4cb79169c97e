/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { newRemote, newRepository } from './newRemote';

const TEMPLATES = path.join(__dirname, 'template');
const CONTRACT = `exports.cart = { name: 'cart', routes: [{ path: '/basket' }] };`;

function repository(): string {
  const root = newFolder();
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  write('mfe-cart/src/routes.ts', CONTRACT);
  write('package.json', '{"devDependencies":{"axe-core":"4.14.1"}}');
  write('shell/package.json', '{"dependencies":{"react":"19.3.1"},"devDependencies":{}}');
  write('.github/CODEOWNERS', '/mfe-cart/            @tanabana/cart-team\n');
  return root;
}

test('a new remote has its name in every file, and the versions of the shell', async () => {
  const root = repository();
  const files = await newRemote(root, 'gifts', TEMPLATES);
  expect(files).toContain('mfe-gifts/src/routes.ts');
  expect(files).toContain('.github/workflows/mfe-gifts.yml');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  expect(files.filter((file) => read(file).includes('{{'))).toEqual([]);
  expect(read('mfe-gifts/src/routes.ts')).toContain("owner: 'Gifts team'");
  expect(JSON.parse(read('mfe-gifts/package.json'))).toMatchObject({
    name: '@tanabana/mfe-gifts',
    dependencies: { react: '19.3.1' },
  });
  expect(read('.github/CODEOWNERS')).toMatch(/cart-team\n\/mfe-gifts\/ +@tanabana\/gifts-team\n$/);
});

test('a new repository of a remote has a pipeline, and this repository does not change', async () => {
  const root = repository();
  const target = path.join(root, 'elsewhere');
  const files = await newRepository(root, 'gifts', TEMPLATES, target);
  const read = (file: string) => readFileSync(path.join(target, file), 'utf8');
  expect(files).toContain('.github/workflows/remote.yml');
  expect(files.filter((file) => /\{\{name/i.test(read(file)))).toEqual([]);
  expect(JSON.parse(read('package.json'))).toMatchObject({
    scripts: { release: 'tanabana-release' },
    dependencies: { react: '19.3.1' },
    devDependencies: { 'axe-core': '4.14.1' },
  });
  expect(existsSync(path.join(root, 'mfe-gifts'))).toBe(false);
  await expect(newRepository(root, 'gifts', TEMPLATES, target)).rejects.toThrow('exists already');
});

test.each([
  ['Gifts', 'is no name'],
  ['gift-cards', 'is no name'],
  ['', 'is no name'],
  ['../gifts', 'is no name'],
  ['cart', 'There is a deployable cart already.'],
  ['basket', 'The path /basket belongs to cart already.'],
])('the name "%s" is rejected, and nothing is written', async (name, reason) => {
  const root = repository();
  await expect(newRemote(root, name, TEMPLATES)).rejects.toThrow(reason);
  expect(readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8').trim().split('\n')).toHaveLength(1);
});
