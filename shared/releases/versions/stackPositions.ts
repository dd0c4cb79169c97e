import { FILE_ADDRESS } from '@tanabana/contract/files/fileAddress';
import { VERSION_PATTERN } from '@tanabana/contract/remotes/deployManifest';
import { BROWSER_FOLDER } from './artefactKeys';

/** A position in a script of a published version. Line and column begin at 1. */
export interface StackPosition {
  /** Text of the position in the stack. */
  readonly text: string;
  /** Name of the deployable. */
  readonly name: string;
  /** File of the version, as in `browser/pages-cart.3f2a91c0aa.js`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Matches a position in a browser script (`https://…/assets/cart/…:1:200`) or a server module
 * (`cart/1.0.0-4f2a91c07b/server/…:1:200`).
 */
export const STACK_POSITION = new RegExp(
  `(?:https?://[^\\s/()]+)?(?:(${FILE_ADDRESS})|\\b([a-z]+)/${VERSION_PATTERN}/(server/[\\w./-]+))(?:\\?[\\w=&]*)?:(\\d+):(\\d+)`,
  'g',
);

/** Returns the positions in the stack of a browser or of a render process. */
export function stackPositions(stack: string): readonly StackPosition[] {
  return [...stack.matchAll(STACK_POSITION)].map(
    ([text, script, inBrowser, file = '', onServer, module = '', line, column]) => ({
      text,
      name: inBrowser ?? onServer ?? '',
      file: script ? BROWSER_FOLDER + file : module,
      line: Number(line),
      column: Number(column),
    }),
  );
}
