import type { Configuration } from 'webpack';

/** Target of server modules, which only render. They use browser builds of packages, and no modules of Node. */
export const SERVER_PLATFORM = { target: ['webworker', 'es2023'] } satisfies Configuration;
