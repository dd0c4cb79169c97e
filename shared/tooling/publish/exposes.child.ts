// Loads the exposes of a build as a server does. `checkContract` runs this script in a separate process.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { answerRequests } from '@tanabana/sandbox/answerRequests';
import { createVersionSandbox } from '@tanabana/sandbox/versionSandbox';

const setUpSchema = v.object({ dist: v.string(), name: v.string() });
const requestSchema = v.object({ expose: v.string(), file: v.string() });

const component = v.union([v.function(), v.looseObject({ $$typeof: v.symbol() })]);
const fragmentSchema = v.looseObject({
  default: v.looseObject({ Component: component, load: v.optional(v.function()) }),
});
const pageSchema = v.looseObject({
  default: v.looseObject({ Component: component, meta: v.function(), load: v.optional(v.function()) }),
});

/** Ignores unhandled errors, because the verification of a release reports them. */
const ignoreError = () => undefined;

answerRequests((setUp) => {
  const { dist, name } = v.parse(setUpSchema, setUp);
  process.on('uncaughtException', ignoreError);
  const sandbox = createVersionSandbox({
    name,
    requireFrom: path.join(dist, 'deploy.json'),
    onUncaughtError: ignoreError,
    // Modules read no files in this check, because the verification of a release checks the files that modules read.
    readFile: () => Promise.resolve(undefined),
  });
  return (request): string | undefined => {
    const { expose, file } = v.parse(requestSchema, request);
    try {
      const module = sandbox.run(readFileSync(path.join(dist, file), 'utf8'), `${name}/${file}`);
      const { success } = v.safeParse(expose.startsWith('./pages/') ? pageSchema : fragmentSchema, module);
      return success ? undefined : `TB-PUBLISH-006: ${expose} does not export what the contract requires`;
    } catch (error) {
      const [reason = ''] = String(error).split('\n');
      return `TB-PUBLISH-007: ${expose} does not load on a server: ${reason}`;
    }
  };
});
