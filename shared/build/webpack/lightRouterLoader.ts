const CONTEXT_TYPES = /^(\w+)\.contextType = (\w+);$/gm;
const NAMES = /^\w+\.displayName = "\w+";$/gm;
const COMPONENTS = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const HERE = 'function BrowserRouter(';
const PREFETCHED = /\bshouldPrefetch && !isAbsolute\b/;

/**
 * A loader for react-router's module (`lightRouter`). What the module does at its top level for components that nobody
 * imports looks like an effect to the minifier, so they would stay with all that they use: names for developer tools go,
 * context types move into their classes, and calls that only make a component are marked as such. Links prefetch in the
 * framework of the same name only, which the shop does not use.
 * @throws {Error} when the file with the components no longer holds what is changed
 */
export default function lightRouterLoader(source: string): string {
  if (!source.includes(HERE)) return source;
  const contexts = [...source.matchAll(CONTEXT_TYPES)];
  const inClasses = contexts.reduce((text, [, name = '', context = '']) => {
    const opening = new RegExp(`^var ${name} = class extends [\\w.]+ \\{$`, 'm');
    return replaced(text, opening, `$&\n  static contextType = ${context};`);
  }, source);
  const changes: readonly (readonly [RegExp, string])[] = [
    [CONTEXT_TYPES, ''],
    [NAMES, ''],
    [COMPONENTS, '$1/*#__PURE__*/ $2'],
    [PREFETCHED, 'false'],
  ];
  return changes.reduce((text, [pattern, replacement]) => replaced(text, pattern, replacement), inClasses);
}

function replaced(text: string, pattern: RegExp, replacement: string): string {
  const changed = text.replace(pattern, replacement);
  if (changed === text) throw new Error(`react-router has nothing like ${String(pattern)} any more`);
  return changed;
}
