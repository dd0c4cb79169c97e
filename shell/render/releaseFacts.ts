import type { Composition } from '@tanabana/contract/remotes/composition';
import type { ServedRelease } from '@tanabana/releases/releases/servedRelease';
import type { ShellModule } from '../protocol/shellModule';
import { compositionOf } from './compositionOf';
import { hashSource } from './contentSecurityPolicy';
import { assetAddress } from '@tanabana/releases/releases/addresses';
import { importMap } from './importMap';
import { jsonForScript } from './PageHead';

/** Text of an inline element, with the source expression that allows the element. */
interface InlineText {
  readonly text: string;
  readonly hash: string;
}

/** Parts of documents that depend only on the release and on the seed. */
export interface ReleaseFacts {
  readonly seed: number;
  /** Frozen, because code of all remotes can read the composition. */
  readonly composition: Composition;
  readonly compositionJson: string;
  readonly importMap: InlineText;
  readonly globalStyles: InlineText;
}

const cached = new WeakMap<ServedRelease, ReleaseFacts>();

/** Caches the result of the last seed with the release. */
export function releaseFacts(
  served: ServedRelease,
  shell: Pick<ShellModule, 'globalStyles'>,
  seed: number,
): ReleaseFacts {
  const known = cached.get(served);
  if (known?.seed === seed) return known;
  const composition = frozen(structuredClone(compositionOf(served, seed)));
  const font = (file: string) => assetAddress(served.release.shell, `fonts/${file}`);
  const facts: ReleaseFacts = {
    seed,
    composition,
    compositionJson: jsonForScript(composition),
    importMap: known?.importMap ?? inline(importMap(served)),
    globalStyles: known?.globalStyles ?? inline(shell.globalStyles(font, served.release.settings.theme)),
  };
  cached.set(served, facts);
  return facts;
}

function inline(text: string): InlineText {
  return { text, hash: hashSource(text) };
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
