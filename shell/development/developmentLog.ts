import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { filesOf } from '@tanabana/releases/versions/artefactKeys';
import { stackPositions } from '@tanabana/releases/versions/stackPositions';
import { folderOf } from '@tanabana/tooling/publish/deployables';
import * as v from 'valibot';

interface DevelopmentFailure {
  readonly remote: string;
  /** For a failure in a browser, name of the exposed module. For a failure on the server, route of the page. */
  readonly expose: string;
  readonly kind: string;
  readonly message: string;
  readonly stack?: string;
}

/** Number of source lines that are printed before and after the position of a failure. */
const CONTEXT_LINES = 2;

const EMPTY_SOURCE_MAP = '{"version":3,"sources":[],"names":[],"mappings":""}';

const text = v.string();
const browserFailure = v.object({
  failure: v.object({ remote: text, expose: text, kind: text, message: text, stack: v.optional(text, '') }),
});
/** Log entry of `createCrashes`, converted to the fields of a failure in a browser. */
const serverFailure = v.pipe(
  v.object({ remote: text, route: v.optional(text, 'a timer'), message: text }),
  v.transform(({ remote, route: expose, message: stack }) => {
    const message = stack.split('\n', 1)[0] ?? '';
    return { failure: { remote, expose, kind: 'server', message, stack } };
  }),
);
const failureLine = v.pipe(v.string(), v.parseJson(), v.union([browserFailure, serverFailure]));

/**
 * The log prints failures with their positions in the source.
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
    /** Resolves with the failures on the server since the last call of this function. */
    serverFailures: () => Promise.all(undisplayed.splice(0)),
  };
}

/**
 * Describes a failure for the terminal, with its position in the source and the lines around that position.
 * @param root folder of the repository
 * @param readMap reads the source map of a file such as `browser/pages-cart.3f2a91c0aa.js`, or returns an empty map
 * @internal
 */
export async function describeFailure(
  { remote, expose, kind, message, stack = '' }: DevelopmentFailure,
  root: string,
  readMap: (deployable: string, file: string) => Promise<string>,
): Promise<string> {
  const title = `${remote}: ${expose} failed (${kind}): ${message}`;
  for (const { name, file, line, column } of stackPositions(stack)) {
    const original = originalPosition(await readMap(name, file), line, column);
    if (!original || /node_modules|webpack\//.test(original.source)) continue;
    const named = original.source.replace(/^webpack:\/\/[^/]*\//, '');
    // Sources in a browser are named relative to the folder of the deployable.
    const source = named.startsWith('src/')
      ? path.posix.join(folderOf(root, name), named)
      : named.replace(root.slice(1), '').replace(/^\//, '');
    return `${title}\n  ${source}:${original.line}\n${codeFrame(original.content, original.line)}`;
  }
  return title;
}

function originalPosition(sourceMap: string, line: number, column: number) {
  const map = new TraceMap(sourceMap);
  const { source, line: originalLine } = originalPositionFor(map, { line, column: column - 1 });
  const content = source === null ? null : sourceContentFor(map, source);
  return source === null || !content ? undefined : { source, line: originalLine, content };
}

function codeFrame(content: string, line: number): string {
  const first = Math.max(1, line - CONTEXT_LINES);
  return content
    .split('\n')
    .slice(first - 1, line + CONTEXT_LINES)
    .map(
      (text, index) => `${first + index === line ? '>' : ' '} ${String(first + index).padStart(4)} | ${text}`,
    )
    .join('\n');
}
