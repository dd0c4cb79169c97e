/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requirePages } from './requirePages';

test('a route to an absent page is one sentence with the missing file', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'tanabana-pages-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write(
    'mfe-gifts/src/routes.ts',
    "exports.gifts = { routes: [{ path: '/gifts', page: 'start' }], fragments: [] };",
  );
  await expect(requirePages(root, 'gifts')).rejects.toThrow(
    /^TB-PUBLISH-012: src\/routes\.ts of gifts names \.\/pages\/start, and mfe-gifts\/src\/pages\/start\/page\.tsx does not exist\.$/,
  );
  write('mfe-gifts/src/pages/start/page.tsx', '');
  await expect(requirePages(root, 'gifts')).resolves.toBeUndefined();
});
