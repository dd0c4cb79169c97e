// Loads what a build exposes, as a server would: `checkContract` starts it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { answerRequests } from '../sandbox/answerRequests';
import { createVersionSandbox } from '../sandbox/versionSandbox';

const setUpSchema = v.object({ dist: v.string(), name: v.string() });
const requestSchema = v.object({ expose: v.string(), file: v.string() });

const component = v.union([v.function(), v.looseObject({ $$typeof: v.symbol() })]);
const fragmentSchema = v.looseObject({ default: v.looseObject({ Component: component }) });
const pageSchema = v.looseObject({
  default: v.looseObject({ Component: component, meta: v.function(), load: v.optional(v.function()) }),
});

/** Errors that nothing waits for are told of by whoever verifies the release. */
const leaveToVerify = () => undefined;

answerRequests((setUp) => {
  const { dist, name } = v.parse(setUpSchema, setUp);
  process.on('uncaughtException', leaveToVerify);
  const sandbox = createVersionSandbox({
    name,
    requireFrom: path.join(dist, 'deploy.json'),
    onStray: leaveToVerify,
    // What is read before a page is rendered is seen by whoever verifies the release, too.
    readFile: () => Promise.resolve(undefined),
  });
  return (request): string | undefined => {
    const { expose, file } = v.parse(requestSchema, request);
    try {
      const module = sandbox.run(readFileSync(path.join(dist, file), 'utf8'), `${name}/${file}`);
      const { success } = v.safeParse(expose.startsWith('./pages/') ? pageSchema : fragmentSchema, module);
      return success ? undefined : `${expose} does not export what the contract asks for`;
    } catch (error) {
      const [reason = ''] = String(error).split('\n');
      return `${expose} does not load on a server: ${reason}`;
    }
  };
});
