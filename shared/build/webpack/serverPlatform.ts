import type { Configuration } from 'webpack';

/** Server modules only render. They use browser builds of packages, and must not import modules of Node. */
export const SERVER_PLATFORM = { target: ['webworker', 'es2023'] } satisfies Configuration;
