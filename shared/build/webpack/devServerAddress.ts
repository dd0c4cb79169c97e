import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import type { Configuration } from 'webpack-dev-server';

/** Local address of a dev server. Ends the process with a message when the port is taken. */
export function devServerAddress(
  name: string,
  port: number,
): Pick<Configuration, 'host' | 'port' | 'server'> {
  const endWithReason = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') return;
    console.error(
      `Port ${port}, for the dev server of ${name}, is taken by another program. Stop it, or set PORT to another number.`,
    );
    process.exit(1);
  };
  const type = (options: ServerOptions, app: RequestListener) =>
    createServer(options, app).once('error', endWithReason);
  return { host: '127.0.0.1', port, server: { type } };
}
