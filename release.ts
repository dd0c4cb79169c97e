/**
 * `npm run release -- <command>`. Publishing belongs to every team, so a clone that holds one remote and
 * `shared` can do it; the other commands belong to the shell team.
 */
const [command, ...words] = process.argv.slice(2);

async function run(): Promise<void> {
  const say = (line: string) => console.log(line);
  if (command === 'publish') {
    const { publishCommand } = await import('./shared/release/publishCommand');
    return publishCommand(import.meta.dirname, words, process.env, say);
  }
  const { runRelease } = await import('./shell/release/runRelease');
  return runRelease(import.meta.dirname, process.argv.slice(2), process.env, say);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
