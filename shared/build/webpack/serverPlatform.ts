import type { Configuration } from 'webpack';

/**
 * What a server module may build on: the language, and a few globals that browsers have too. It only renders, so
 * packages give it the build that they have for browsers, and a module of Node's stops the build.
 */
export const SERVER_PLATFORM = { target: ['webworker', 'es2023'] } satisfies Configuration;
