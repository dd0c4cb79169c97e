import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

const NEEDED = ['@tanabana/runtime', 'react', 'react-dom', 'react-router-dom', 'styled-components'];

/** Budgets of a page: compressed scripts in bytes, and the time from first paint to usable in milliseconds. */
const BUDGETS = { scriptsOfPage: 20_000, longTasks: 4, usable: 4_000 };

const packageSchema = v.object({
  dependencies: v.record(v.string(), v.string()),
  devDependencies: v.record(v.string(), v.string()),
});

/** `package.json` of a new remote, with the dependency versions of the shell. */
export async function packageOfRemote(root: string, name: string): Promise<string> {
  const text = await readFile(path.join(root, 'shell/package.json'), 'utf8');
  const { dependencies, devDependencies } = v.parse(packageSchema, JSON.parse(text));
  const versions = { ...devDependencies, ...dependencies };
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((needed) => [needed, versions[needed] ?? '*']));
  const content = {
    name: `@tanabana/mfe-${name}`,
    version: '1.0.0',
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    scripts: {
      build: "NODE_OPTIONS='--import tsx' webpack",
      dev: "SERVED_FOR=shop NODE_OPTIONS='--import tsx' exec webpack serve",
      start: "NODE_OPTIONS='--import tsx' exec webpack serve --config webpack.standalone.ts",
      e2e: 'node ../shared/build/playwright/e2e.mjs',
      test: 'jest',
    },
    budgets: BUDGETS,
    dependencies: pick(NEEDED),
    devDependencies: pick(['@tanabana/build']),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
