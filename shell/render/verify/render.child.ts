// Loads the modules of a release and renders its pages, in a process of its own: `verify` starts it.
import { setImmediate } from 'node:timers/promises';
import { answerCheck } from '@tanabana/build/publish/answerCheck';
import { ArtefactStore } from '@tanabana/build/store/artefactStore';
import { FolderObjects } from '@tanabana/build/store/folderObjects';
import * as v from 'valibot';
import { renderPage } from '../renderPage';
import { createServerModules, type ServerModules } from '../serverModules';
import { catchStrayErrors } from '../strayErrors';
import type { Release } from '../../composition/releaseDocument';
import { renderTaskSchema, type VerifyStep } from './verifySteps';

void answerCheck((task) => {
  const { release, artefacts, requireFrom, steps } = v.parse(renderTaskSchema, task);
  const modules = createServerModules(new ArtefactStore(new FolderObjects(artefacts)), requireFrom);
  const ownerOf = (name: string) => release.remotes[name]?.owner ?? release.shell.owner;

  const stray: string[] = [];
  const hear = (name: string, error: unknown) =>
    stray.push(`${name} throws an error that nothing waits for: ${firstLine(error)} (${ownerOf(name)}).`);
  let underCheck = release.shell.name;
  catchStrayErrors(process, {
    onRemote: ({ remote }, error) => hear(remote, error),
    onUnknown: (error) => hear(underCheck, error),
    onOwn: (error) => hear(release.shell.name, error),
    now: () => performance.now(),
  });

  return async (number) => {
    const step = steps[number];
    if (step) underCheck = step.name;
    const reasons = step ? await tried(modules, release, step, ownerOf) : [];
    // Node tells of a rejection that nothing handles when all that was ready to run has run.
    await setImmediate();
    return [...reasons, ...stray.splice(0)];
  };
});

async function tried(
  modules: ServerModules,
  release: Release,
  { name, expose, path }: VerifyStep,
  ownerOf: (name: string) => string,
): Promise<readonly string[]> {
  if (path !== undefined) return unrendered(modules, release, name, path, ownerOf);
  const manifest = name === release.shell.name ? release.shell : release.remotes[name];
  // What cannot be loaded is told of by each page that needs it.
  if (manifest && expose !== undefined) await modules(manifest, expose).catch(() => undefined);
  return [];
}

async function unrendered(
  modules: ServerModules,
  release: Release,
  name: string,
  path: string,
  ownerOf: (name: string) => string,
): Promise<readonly string[]> {
  try {
    const { failures, meta } = await renderPage(
      modules,
      { release, previous: {} },
      new URL(path, release.settings.origin),
      1,
    );
    if (failures.length > 0) {
      return failures.map(
        ({ remote, error }) => `${path} does not render: ${firstLine(error)} (${ownerOf(remote)}).`,
      );
    }
    const { status = 200 } = meta;
    return status < 400 ? [] : [`${path} of ${name} answers ${status} (${ownerOf(name)}).`];
  } catch (error) {
    return [`${path} does not render: ${firstLine(error)} (${release.shell.owner}).`];
  }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
