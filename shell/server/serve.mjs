// Runs the bundled server (`npm run serve`). If the folder contains sources, changed sources are bundled first.
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

// Set before React and styled-components are imported, because the import selects the development or production build.
if (!process.env.NODE_ENV) process.env.NODE_ENV = 'production';
if (existsSync(path.join(import.meta.dirname, 'serve.ts'))) {
  const { bundleServer } = await import('../deploy/bundleServer.mjs');
  await bundleServer(root);
}
const { serve } = await import('../dist/serve/serve.mjs');
await serve(root, 'shell/dist/serve/render.child.mjs');
