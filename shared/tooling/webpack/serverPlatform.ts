import type { Configuration } from 'webpack';

/**
 * Webpack target of server modules. With `webworker`, webpack selects the browser builds of packages, because server
 * modules run without the modules of Node.js.
 */
export const SERVER_PLATFORM = { target: ['webworker', 'es2023'] } satisfies Configuration;
