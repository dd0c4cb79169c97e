import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtDeployable } from '@tanabana/releases/versions/builtDeployable.testing';
import { PAGE_CONTRACT } from '@tanabana/contract/pages/page';
import { EVENT_CONTRACT } from '@tanabana/contract/events/windowEvents';
import { publishPresentSources } from '../../cli/commands/presentSources';
import { openReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { composeRelease } from '../../test/testShop';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BUILDS = path.join(ROOT, '.tanabana/artefacts');

/** Number of iterations of a task. The task is long even without CPU throttling. */
const ROUNDS = 600_000;

/**
 * @param react expression whose value is React
 * @param effect code of a further effect of the page
 */
const page = (react: string, { tasks, effect = '' }: Busy) => `(() => {
  const { createElement, useEffect } = ${react};
  const work = () => {
    const kept = [];
    for (let round = 0; round < ${ROUNDS}; round += 1)
      kept[round % 97] = JSON.stringify({ name: 'x' + round, list: [round, round + 1] });
  };
  const Component = () => {
    useEffect(() => { for (let task = 0; task < ${tasks}; task += 1) setTimeout(work); }, []);
    useEffect(() => { ${effect} }, []);
    return createElement('h1', null, 'Busy');
  };
  return { Component, meta: () => ({ title: 'Busy', description: 'Busy' }) };
})()`;

interface Busy {
  readonly tasks: number;
  /** Maximum number of long tasks. */
  readonly budget: number;
  readonly effect?: string;
}

interface BusyStore {
  readonly environment: Readonly<Record<string, string>>;
  /** Composes a release of the current shell and a remote with one route, `/busy`. */
  readonly compose: (busy: Busy) => Promise<void>;
  readonly deployments: () => Promise<number>;
  readonly remove: () => void;
}

/** Creates a store that contains only the current build of the shell. */
export async function openBusyStore(): Promise<BusyStore> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tanabana-busy-'));
  const environment = {
    DATA_DIR: folder,
    ARTEFACTS_DIR: path.join(folder, 'artefacts'),
    RELEASES_BUCKET: '',
  };
  mkdirSync(environment.ARTEFACTS_DIR);
  symlinkSync(path.join(BUILDS, 'shell'), path.join(environment.ARTEFACTS_DIR, 'shell'));
  const builds = openReleaseContext(ROOT, { ARTEFACTS_DIR: BUILDS }, () => undefined);
  const { shell = '' } = await publishPresentSources(builds);
  const context = openReleaseContext(ROOT, environment, () => undefined);
  return {
    environment,
    compose: async (busy) => {
      const built = busyBuild(busy);
      const { version } = await context.artefacts.publish(built);
      rmSync(built, { recursive: true });
      await composeRelease(context, { shell, busy: version });
    },
    deployments: () => context.deployments.length(),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function busyBuild(busy: Busy): string {
  const { tasks, budget, effect = '' } = busy;
  const entry = `let scope;
export const init = (given) => void (scope = given);
export const get = () => {
  const [react] = Object.values(scope.react);
  return Promise.resolve(() => ({ default: ${page('react.get()()', busy)} }));
};`;
  return builtDeployable(
    {
      name: 'busy',
      owner: 'Busy team',
      version: `1.0.0-${String(tasks * 10_000 + effect.length).padStart(10, '0')}`,
      contracts: { page: PAGE_CONTRACT, events: EVENT_CONTRACT },
      singletons: { react: '*' },
      budgets: { scriptsOfPage: 20_000, longTasks: budget },
      routes: [{ path: '/busy', expose: './pages/busy', fragments: [], samples: ['/busy', '/busy?again=1'] }],
      exposes: { './pages/busy': [] },
      serverModules: { './pages/busy': 'server/pages-busy.cjs' },
    },
    {
      'browser/entry.js': entry,
      'server/pages-busy.cjs': `exports.default = ${page("require('react')", busy)};`,
    },
  );
}
