import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

const NEEDED = [
  '@tanabana/runtime',
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
  'valibot',
];

/** Used by unit tests. The root of this repository has them for all workspaces. */
const TESTED_WITH = ['@testing-library/dom', '@testing-library/react', 'axe-core'];

const SCRIPTS = {
  build: "NODE_OPTIONS='--import tsx' webpack",
  dev: "SERVED_FOR=shop NODE_OPTIONS='--import tsx' exec webpack serve",
  start: "NODE_OPTIONS='--import tsx' exec webpack serve --config webpack.standalone.ts",
  test: 'jest',
};

/** Further scripts and tools, by the location of the package. */
const ADDITIONS = {
  workspace: {
    scripts: { e2e: 'node ../shared/build/playwright/e2e.mjs' },
    tools: ['@tanabana/build'],
  },
  repository: {
    scripts: {
      e2e: 'playwright test',
      types: 'tsc --noEmit',
      contracts: 'tanabana-contracts',
      release: 'tanabana-release',
    },
    tools: ['@tanabana/build', ...TESTED_WITH],
  },
};

/** Budgets of a page: compressed scripts in bytes, and the time from first paint to usable in milliseconds. */
const BUDGETS = { scriptsOfPage: 20_000, longTasks: 4, usable: 4_000 };

const packageSchema = v.object({
  dependencies: v.optional(v.record(v.string(), v.string())),
  devDependencies: v.record(v.string(), v.string()),
});

/** `package.json` of a new remote, with the dependency versions of the shell and of the repository. */
export async function packageOfRemote(
  root: string,
  name: string,
  location: keyof typeof ADDITIONS,
): Promise<string> {
  const read = async (file: string) => {
    const text = await readFile(path.join(root, file), 'utf8');
    const { dependencies, devDependencies } = v.parse(packageSchema, JSON.parse(text));
    return { ...devDependencies, ...dependencies };
  };
  const versions = { ...(await read('package.json')), ...(await read('shell/package.json')) };
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((needed) => [needed, versions[needed] ?? '*']));
  const { scripts, tools } = ADDITIONS[location];
  const content = {
    name: `@tanabana/mfe-${name}`,
    version: '1.0.0',
    private: true,
    license: 'UNLICENSED',
    type: 'module',
    scripts: { ...SCRIPTS, ...scripts },
    budgets: BUDGETS,
    dependencies: pick(NEEDED),
    devDependencies: pick(tools),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
