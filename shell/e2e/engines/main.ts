/**
 * Runs the journeys in several engines:
 *
 *     npm run test:engines -- [--engine firefox]… [--list] [words of titles]
 *
 * Ends with 2 when an engine is asked for that this machine lacks. Without `--engine` all are asked for.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINES, programsOf, type Engine } from './engines';
import { howToInstall } from './howToInstall';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: 'string', multiple: true }, list: { type: 'boolean', default: false } },
});

const unknown = values.engine?.filter((name) => !ENGINES.some((engine) => engine === name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no engine ${unknown.join(', ')}; --engine takes ${ENGINES.join(', ')}.`);
  process.exit(2);
}
const engines = ENGINES.filter((engine) => values.engine?.includes(engine) ?? true);
const programs = await Promise.all(
  engines.map(async (engine): Promise<readonly [Engine, Awaited<ReturnType<typeof programsOf>>]> => [
    engine,
    await programsOf(engine),
  ]),
);
const missing = howToInstall(programs);
if (missing !== undefined) {
  console.error(missing);
  process.exit(2);
}

const root = path.resolve(import.meta.dirname, '../../..');
const child = spawn(
  path.join(root, 'node_modules/.bin/playwright'),
  [
    'test',
    '--config',
    import.meta.dirname,
    ...engines.map((engine) => `--project=${engine}`),
    ...(values.list ? ['--list'] : []),
    ...(positionals.length > 0 ? ['--grep', positionals.join(' ')] : []),
  ],
  { stdio: 'inherit', cwd: root },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => (process.exitCode = code ?? 1));
