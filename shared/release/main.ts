/**
 * `npm run release -- <command>`. Publishing belongs to every team, so a clone that holds one remote and
 * `shared` can do it; the other commands belong to the shell team and are found in its folder.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { publishCommand } from './publishCommand';

/** What the shell team's tool offers. */
interface ShellTool {
  readonly runRelease: (
    root: string,
    words: readonly string[],
    environment: NodeJS.ProcessEnv,
    say: (line: string) => void,
  ) => Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const say = (line: string) => console.log(line);

async function run(): Promise<void> {
  if (words[0] === 'publish') return publishCommand(root, words.slice(1), process.env, say);
  const tool = pathToFileURL(path.join(root, 'shell/release/runRelease.ts'));
  const { runRelease } = (await import(tool.href)) as ShellTool;
  return runRelease(root, words, process.env, say);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
