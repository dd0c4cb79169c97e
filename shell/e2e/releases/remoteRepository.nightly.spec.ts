import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { goTo } from '@tanabana/tooling/playwright/goTo';
import { expect, test } from '@tanabana/tooling/playwright/journey';
import { startShop } from '@tanabana/tooling/playwright/startShop';
import { copyArtefacts } from '../../test/copyRepository';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PORT = '43118';

// The timeout is long, because this test installs packages, builds a remote, and starts a shop.
test.describe.configure({ timeout: 600_000 });

test('a remote in its own repository is tested, published and served, with a fragment of another team', async ({
  page,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tanabana-repository-'));
  const [repository, packages] = [path.join(folder, 'mfe-gifts'), path.join(folder, 'packages')];
  const stores = { DATA_DIR: path.join(folder, 'data'), ARTEFACTS_DIR: path.join(folder, 'data/artefacts') };
  const run = async (cwd: string, command: string, environment: NodeJS.ProcessEnv = {}) => {
    const started = performance.now();
    const env = {
      ...process.env,
      NIGHTLY: undefined,
      STOREFRONT: undefined,
      PORT,
      ...stores,
      ...environment,
    };
    const [program = '', ...words] = command.split(' ');
    try {
      await promisify(execFile)(program, words, { cwd, env });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${command}:\n${stdout}${stderr}`, { cause: error });
    }
    console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${command}`);
  };
  const edit = (file: string, from: string, to: string) => {
    const whole = path.join(repository, file);
    writeFileSync(whole, readFileSync(whole, 'utf8').replace(from, to));
  };
  const inRepository = (command: string, environment?: NodeJS.ProcessEnv) =>
    run(repository, command, environment);
  // Copies the shop's builds, which the other journeys also use.
  copyArtefacts(ROOT, stores.ARTEFACTS_DIR);
  const shop = await startShop(stores);
  try {
    await run(ROOT, `npm run pack -- ${packages}`);
    await run(ROOT, `npm run new-remote -- gifts --standalone ${repository}`);
    const tarballs = readdirSync(packages).map((file) => path.join('../packages', file));
    await inRepository(`npm install --prefer-offline --no-audit --no-fund ${tarballs.join(' ')}`);

    edit('src/routes.ts', "page: 'start',", "page: 'start', fragments: ['catalogue/ProductTeaser'],");
    await inRepository('npm run contracts -- pull gifts');
    edit('src/routes.ts', 'export', "import { catalogue } from './pulled/catalogue';\n\nexport");
    edit('src/routes.ts', "fragments: ['Teaser'],", "fragments: ['Teaser'],\n  uses: [catalogue],");
    edit('src/pages/start/page.tsx', '{ definePage }', '{ definePage, Fragment }');
    const teaser = '<Fragment name="catalogue/ProductTeaser" product={30001} fallback={null} />';
    edit('src/pages/start/page.tsx', '</Lead>', `</Lead>${teaser.replace('product=', 'article=')}`);
    await expect(inRepository('npm run types')).rejects.toThrow("'article' does not exist");
    edit('src/pages/start/page.tsx', 'article=', 'product=');
    await inRepository('npm run types');
    await inRepository('npm test');
    await inRepository('npm run e2e');
    await inRepository('npm run release -- publish gifts');
    await run(ROOT, 'npm run release -- compose gifts');
    await run(ROOT, 'npm run release -- promote');

    await expect.poll(async () => (await fetch(`${shop.address}/gifts`)).status).toBe(200);
    await goTo(page, `${shop.address}/gifts`);
    await expect(page.getByRole('heading', { level: 1, name: 'Gifts' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Blue Pottery Vase' })).toBeVisible();
    await inRepository('npm run e2e', { STOREFRONT: shop.address });
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
