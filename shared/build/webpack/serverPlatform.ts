import type { Configuration } from 'webpack';

/**
 * Target of server modules. Server modules only render, so they use browser builds of packages, and no modules of Node.
 */
export const SERVER_PLATFORM = { target: ['webworker', 'es2023'] } satisfies Configuration;
