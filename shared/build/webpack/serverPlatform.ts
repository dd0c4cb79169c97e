import type { Configuration } from 'webpack';

/**
 * Webpack target of server modules. Server modules only render and need no modules of Node.js, so webpack selects the
 * browser builds of packages.
 */
export const SERVER_PLATFORM = { target: ['webworker', 'es2023'] } satisfies Configuration;
