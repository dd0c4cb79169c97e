const READ = /var\(\s*(--[\w-]+)\s*\)/g;
const DEFINED = /(--[\w-]+)\s*:/g;

const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/**
 * Returns the CSS variables that styles define, and the CSS variables that styles read without a fallback but do not
 * define.
 */
export function styleVariables(styles: string) {
  const defined = namesIn(styles, DEFINED);
  return { defined, undefinedReads: namesIn(styles, READ).filter((name) => !defined.includes(name)) };
}
