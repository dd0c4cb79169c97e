import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';

/** Where react-router's production build lies: its package names the development build for every bundler. */
const PRODUCTION = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);

/** Gives the shell react-router as it is in production, without the components that it does not use. */
export const lightRouter = {
  alias: {
    'react-router$': path.join(PRODUCTION, 'index.mjs'),
    'react-router/dom$': path.join(PRODUCTION, 'dom-export.mjs'),
  },
  rule: {
    test: /\.mjs$/,
    include: PRODUCTION,
    loader: path.join(import.meta.dirname, 'lightRouterLoader.ts'),
  },
} satisfies { readonly alias: NonNullable<Configuration['resolve']>['alias']; readonly rule: object };
