import { endWithReason } from '../http/environment';
import { prepareBoard } from './prepareBoard';

/**
 * `npm run board`: serves the board over the stores of the shop, until it is told to stop. It needs no sources.
 * @param root the repository's folder, or what holds the board alone
 * @param renderScript script of the render processes, below that folder
 */
export async function serve(root: string, renderScript: string): Promise<void> {
  const print = (line: string) => console.log(line);
  const start = await prepareBoard({ root, env: process.env, renderScript, print }).catch(endWithReason);
  const app = await start().catch(endWithReason);
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
}
