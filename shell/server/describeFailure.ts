import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';

/** A failure in development. */
export interface DevelopmentFailure {
  readonly remote: string;
  /** Expose, or route on the server. */
  readonly expose: string;
  readonly kind: string;
  readonly message: string;
  readonly stack?: string;
}

/** Deployable, file, line and column of a position in a stack of a browser or a render process. */
const POSITION =
  /(?:\/assets\/([a-z]+)\/|\b([a-z]+)\/\d+\.\d+\.\d+-[\da-f]{10}\/(?=server\/))([^\s:?]+)(?:\?[^:\s]*)?:(\d+):(\d+)/g;

/** Lines of source before and after the position. */
const CONTEXT_LINES = 2;

/**
 * Describes a failure for the terminal, with its position in the source and the lines around it.
 * @param root folder of the repository
 * @param readMap reads the source map of a file, as in `browser/pages-cart.3f2a91c0aa.js`; an empty one if there is none
 */
export async function describeFailure(
  { remote, expose, kind, message, stack = '' }: DevelopmentFailure,
  root: string,
  readMap: (deployable: string, file: string) => Promise<string>,
): Promise<string> {
  const title = `${remote}: ${expose} failed (${kind}): ${message}`;
  for (const [, inBrowser, onServer = '', file = '', line, column] of stack.matchAll(POSITION)) {
    const map = await (inBrowser ? readMap(inBrowser, `browser/${file}`) : readMap(onServer, file));
    const original = originalPosition(map, Number(line), Number(column));
    if (!original || /node_modules|webpack\//.test(original.source)) continue;
    const source = original.source
      .replace(/^webpack:\/\/[^/]*\//, '')
      .replace(root.slice(1), '')
      .replace(/^\/|^\.\//, '');
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

/** Returns the lines around a line, each with its number. */
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
