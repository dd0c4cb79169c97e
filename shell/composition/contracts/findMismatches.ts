import type { JsonSchema } from '@tanabana/runtime/contracts/contractFile';
import type { default as TypeScript, Diagnostic, DiagnosticMessageChain, SourceFile } from 'typescript';
import { boundsIn, typeDeclaration } from './typeDeclaration';

/**
 * The schema of the values that one deployable provides, and the schema of the values that another deployable accepts.
 */
export interface Comparison {
  readonly provided: JsonSchema;
  readonly accepted: JsonSchema;
}

/** Global types without which the TypeScript checker reports errors. */
const LIBRARY = `interface Array<T> { length: number; [index: number]: T }
interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {}
interface NewableFunction {} interface Number {} interface Object {} interface RegExp {} interface String {}`;

/**
 * Compares schemas by TypeScript's assignability, in memory.
 * @returns the first mismatch of each comparison, as in `sizes.amount is missing`, or undefined
 */
export async function findMismatches(
  comparisons: readonly Comparison[],
): Promise<readonly (string | undefined)[]> {
  const isSame = ({ provided, accepted }: Comparison) =>
    JSON.stringify(provided) === JSON.stringify(accepted);
  if (comparisons.every(isSame)) return comparisons.map(() => undefined);
  // TypeScript is a large module, so it is loaded only when schemas differ.
  const { default: ts } = await import('typescript');
  const lines = comparisons.map(({ provided, accepted }, place) => {
    const bounds = [...boundsIn(provided), ...boundsIn(accepted)];
    return `declare const p${place}: ${typeDeclaration(provided, bounds)}; export const a${place}: ${typeDeclaration(accepted, bounds)} = p${place};`;
  });
  const found = new Map<number, string>();
  for (const { file, start = 0, messageText } of diagnostics(ts, lines.join('\n'))) {
    const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
    if (!found.has(line)) found.set(line, inWords(messageText));
  }
  return comparisons.map((_, place) => found.get(place));
}

function diagnostics(ts: typeof TypeScript, source: string): readonly Diagnostic[] {
  const files = new Map<string, SourceFile>(
    Object.entries({ '/library.d.ts': LIBRARY, '/comparisons.ts': source }).map(([name, text]) => [
      name,
      ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true),
    ]),
  );
  const program = ts.createProgram({
    rootNames: [...files.keys()],
    options: { noLib: true, strict: true, exactOptionalPropertyTypes: true, types: [] },
    host: {
      getSourceFile: (name) => files.get(name),
      fileExists: (name) => files.has(name),
      readFile: () => undefined,
      writeFile: () => undefined,
      getDefaultLibFileName: () => '/library.d.ts',
      getCurrentDirectory: () => '/',
      getCanonicalFileName: (name) => name,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
    },
  });
  return [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()];
}

const PROPERTY = /^(?:Types of property|Property) '(.+?)'/;
const MISSING = /missing the following properties from type .*: (.+)$/s;

function inWords(message: string | DiagnosticMessageChain): string {
  const sentences: string[] = [];
  for (let part: typeof message | undefined = message; part !== undefined;) {
    sentences.push(typeof part === 'string' ? part : part.messageText);
    part = typeof part === 'string' ? undefined : part.next?.[0];
  }
  const field = sentences.flatMap((text) => PROPERTY.exec(text)?.[1] ?? MISSING.exec(text)?.[1] ?? []);
  const last = sentences.at(-1) ?? '';
  const path = field.join('.') || 'The whole';
  if (last.includes('missing')) return `${path} is missing`;
  if (last.includes(' is optional in ')) return `${path} is optional`;
  return `${path}: ${last.replace(/\.$/, '')}`;
}
