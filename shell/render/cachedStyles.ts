import { LRUCache } from 'lru-cache';
import { createElement, useContext, type ReactElement } from 'react';
import { StyleSheetContext, type IStyleSheetContext } from 'styled-components';

/** Maximum number of cached styles. A page has about 300. */
const MAX_STYLES = 3_000;

type Compile = IStyleSheetContext['stylis'];

const caches = new WeakMap<Compile, Compile>();

/** Caches the CSS rules of styles, which otherwise are compiled for each page. */
function cached(compile: Compile): Compile {
  const known = caches.get(compile);
  if (known) return known;
  const rules = new LRUCache<string, readonly string[]>({ max: MAX_STYLES });
  const compileOnce = (...style: Parameters<Compile>) => {
    const key = JSON.stringify(style);
    let compiled = rules.get(key);
    if (!compiled) {
      compiled = compile(...style);
      rules.set(key, compiled);
    }
    // Copies the rules, because code of remotes can read the context and change the array.
    return [...compiled];
  };
  const { hash } = compile;
  const result = Object.freeze(Object.assign(compileOnce, { hash }));
  caches.set(compile, result);
  return result;
}

function CachedStyles({ children }: { readonly children: ReactElement }) {
  const context = useContext(StyleSheetContext);
  return createElement(
    StyleSheetContext.Provider,
    { value: { ...context, stylis: cached(context.stylis) } },
    children,
  );
}

/** Wraps a page, so that pages share compiled styles. */
export const withCachedStyles = (page: ReactElement) => createElement(CachedStyles, undefined, page);
