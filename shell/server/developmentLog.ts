import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOf } from '@tanabana/artefacts/store/artefactKeys';
import * as v from 'valibot';
import { describeFailure, type DevelopmentFailure } from './describeFailure';

const EMPTY_SOURCE_MAP = '{"version":3,"sources":[],"names":[],"mappings":""}';

const text = v.string();
const browserFailure = v.object({
  failure: v.object({ remote: text, expose: text, kind: text, message: text, stack: v.optional(text, '') }),
});
/** Lines of `createCrashes`. */
const serverFailure = v.pipe(
  v.object({ remote: text, route: v.optional(text, 'a timer'), message: text }),
  v.transform(({ remote, route: expose, message: stack }) => {
    const message = stack.split('\n', 1)[0] ?? '';
    return { failure: { remote, expose, kind: 'server', message, stack } };
  }),
);
const failureLine = v.pipe(v.string(), v.parseJson(), v.union([browserFailure, serverFailure]));

/**
 * Prints the log of the development server, failures with their position in the source.
 * @param root folder of the repository
 * @param artefacts folder of the artefact store
 */
export function createDevelopmentLog(root: string, artefacts: string) {
  const undisplayed: Promise<string>[] = [];
  const readMap = (deployable: string, file: string) =>
    readFile(path.join(artefacts, filesOf(deployable), `${file}.map`), 'utf8').catch(() => EMPTY_SOURCE_MAP);
  const describe = async (failure: DevelopmentFailure) => {
    const description = await describeFailure(failure, root, readMap);
    console.error(description);
    return description;
  };
  return {
    write: (line: string): void => {
      const { success, output } = v.safeParse(failureLine, line);
      if (!success) process.stdout.write(line);
      else {
        const described = describe(output.failure);
        if (output.failure.kind === 'server') undisplayed.push(described);
      }
    },
    /** Returns the failures on the server since the last call. */
    serverFailures: () => Promise.all(undisplayed.splice(0)),
  };
}
