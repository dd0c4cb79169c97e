import path from 'node:path';
import { builtDeployable, builtName } from '@tanabana/releases/versions/builtDeployable.testing';
import { buildSync } from 'esbuild';

/** Server module of the shell of tests. */
let serverModule: string | undefined;

function bundleTestShell(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, 'testShell.tsx')],
    bundle: true,
    write: false,
    format: 'cjs',
    jsx: 'automatic',
    external: ['react', 'react-router-dom'],
  });
  return outputFiles[0]?.text ?? '';
}

/** Static files that every document refers to. */
const SITE_FILES = [
  'favicon.svg',
  'apple-touch-icon.png',
  'site.webmanifest',
  'share.png',
  'fonts/text.woff2',
  'fonts/heading.woff2',
];

/** @param worker script of the service worker. The build has no service worker if the text is empty. */
export function shellBuild(worker = ''): string {
  serverModule ??= bundleTestShell();
  return builtDeployable(
    {
      name: 'shell',
      owner: 'Shell team',
      version: '1.0.0-0000000001',
      entry: 'main.js',
      singletons: { react: '19.3.1' },
      serverModules: { './server': 'server/server.cjs' },
      ...(worker && { worker: builtName('worker.js', worker) }),
      assets: Object.fromEntries(SITE_FILES.map((file) => [file, file])),
    },
    {
      ...Object.fromEntries(SITE_FILES.map((file) => [`browser/${file}`, file])),
      'browser/main.js': 'export {}',
      ...(worker && { 'browser/worker.js': worker }),
      'server/server.cjs': serverModule,
    },
  );
}
