import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';

/** A failure that a browser reports in development. */
export interface ReportedFailure {
  readonly remote: string;
  readonly expose: string;
  readonly kind: string;
  readonly message: string;
  readonly stack?: string;
}

/** File, line and column of a position in a stack. */
const POSITION = /(\/assets\/[\w-]+\/[^\s:?]+)(?:\?[^:\s]*)?:(\d+):(\d+)/g;

/** Lines of source before and after the position. */
const CONTEXT_LINES = 2;

/**
 * Describes a failure for the terminal, with its position in the source and the lines around it.
 * @param root folder of the repository
 * @param readMap reads the source map of a script: `/assets/cart/dev/pages-cart.js`
 */
export async function describeFailure(
  { remote, expose, kind, message, stack = '' }: ReportedFailure,
  root: string,
  readMap: (script: string) => Promise<string>,
): Promise<string> {
  const title = `${remote}: ${expose} failed (${kind}): ${message}`;
  for (const [, script = '', line, column] of stack.matchAll(POSITION)) {
    const original = originalPosition(await readMap(script), Number(line), Number(column));
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
