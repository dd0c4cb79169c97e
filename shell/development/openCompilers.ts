import type { Compiler, Watching } from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';

export interface OpenCompilers {
  readonly compilers: readonly Compiler[];
  readonly serverWatching: Watching | undefined;
  readonly devServer: WebpackDevServer;
}

/**
 * Resolves when the dev server of the deployable accepts connections.
 * @param isPrinted whether the browser build has printed errors, which the server build then does not print again
 */
export async function watchSources(
  name: string,
  browser: Compiler,
  server: Compiler,
  options: Configuration,
  isPrinted: () => boolean,
): Promise<OpenCompilers> {
  const serverWatching = server.watch({}, (error, stats) => {
    const printed = error ?? (isPrinted() ? undefined : stats?.toString('errors-only'));
    if (printed) console.error(`${name} on the server: ${String(printed)}`);
  });
  const devServer = new WebpackDevServer(options, browser);
  await devServer.start();
  return { compilers: [browser, server], serverWatching, devServer };
}

/** Stops the compilers of a deployable, which write their caches. */
export async function closeCompilers({ compilers, serverWatching, devServer }: OpenCompilers): Promise<void> {
  await devServer.stop();
  await new Promise<void>((resolve) => (serverWatching ? serverWatching.close(() => resolve()) : resolve()));
  for (const compiler of compilers) await new Promise<void>((resolve) => compiler.close(() => resolve()));
}
