import { endWithReason } from '@tanabana/http/environment';
import { exitOnSignals } from '@tanabana/http/shutdown';
import { prepareBoard } from './prepareBoard';

/**
 * Runs the board on the shop's stores until SIGTERM or SIGINT (`npm run board`). Needs no sources.
 * @param root folder of the repository, or of the bundled board
 * @param renderScript bundled script of the render processes, relative to `root`
 */
export async function serve(root: string, renderScript: string): Promise<void> {
  const print = (line: string) => console.log(line);
  const start = await prepareBoard({ root, env: process.env, renderScript, print }).catch(endWithReason);
  const app = await start().catch(endWithReason);
  exitOnSignals(app);
}
