import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const CONFIGURATION = 'jest.config.mjs';

/** Returns the projects of all workspaces. Jest itself ignores `projects` in the configuration of a project. */
async function projectsOfWorkspaces() {
  const folders = ['.', 'shared'].flatMap((parent) =>
    readdirSync(new URL(parent, import.meta.url)).map((name) => `${parent}/${name}`),
  );
  const workspaces = folders.filter((folder) =>
    existsSync(new URL(`${folder}/${CONFIGURATION}`, import.meta.url)),
  );
  const projects = workspaces.map(async (folder) => {
    const { default: config } = await import(`./${folder}/${CONFIGURATION}`);
    return (config.projects ?? [config]).map((project) => ({ ...project, rootDir: `<rootDir>/${folder}` }));
  });
  return (await Promise.all(projects)).flat();
}

/** @type {import('jest').Config} */
export default {
  // Starts 1.5 workers per core, because tests of servers and processes mostly wait.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Three times the default, because pages are rendered beside the work of the other workers.
  testTimeout: 15_000,
  reporters: ['default', ...(process.env.NIGHTLY ? ['<rootDir>/shared/tooling/jest/flakyTests.mjs'] : [])],
  projects: await projectsOfWorkspaces(),
};
