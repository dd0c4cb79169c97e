import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BoundedProcess } from '@tanabana/sandbox/boundedProcess';
import { openTestShop } from '../../test/testShop';
import { RenderProcess } from './renderProcess';

/**
 * Expressions that the code of a remote can evaluate. Their values must not lead the code to an object outside the
 * sandbox.
 */
const WAYS = [
  'structuredClone({})',
  'structuredClone',
  'URL',
  "new URL('https://shop.test/?a=1').searchParams",
  "new URLSearchParams('a=1').getAll('a')",
  "[...new URLSearchParams('a=1')][0]",
  "thrownBy(() => new URL('no address'))",
  "thrownBy(() => atob('é'))",
  "thrownBy(() => require('node:fs'))",
  "thrownBy(() => new TextDecoder('none'))",
  "thrownBy(() => crypto.getRandomValues('none'))",
  'thrownBy(() => structuredClone(() => {}))',
  "new TextEncoder().encode('a')",
  'new TextDecoder()',
  'setTimeout',
  'clearInterval',
  'queueMicrotask',
  'performance.now',
  'crypto.getRandomValues',
  'console.log',
  'process',
  'process.env',
  'fetch',
  "fetch('/assets/other/file.json')",
  "await fetch('/assets/other/file.json').catch((error) => error)",
  'AbortSignal.timeout(1)',
  'AbortSignal.abort().reason',
  "new Promise((resolve) => new EventTarget().addEventListener.call(new EventTarget(), 'a', resolve) ?? resolve(new Event('a')))",
  'await new Promise((resolve) => setTimeout((...values) => resolve(values), 1, {}))',
  'await new Promise((resolve) => queueMicrotask(function () { resolve([this, ...arguments]); }))',
  'globalThis',
  'globalThis.constructor',
  'require',
  'module',
  'exports',
];

/**
 * Expressions whose values are objects outside the sandbox: shared modules such as React, and errors. These values must
 * not lead the code to `process`.
 */
const SHARED_WAYS = [
  "require('react')",
  "require('react').createElement",
  "require('react').createElement('p')",
  "require('react-router-dom').createSearchParams('a=1')",
  "thrownBy(() => require('react').use())",
  "thrownBy(() => { const deep = () => { require('react').createElement('p'); deep(); }; deep(); })",
  "await import('node:fs').catch((error) => error)",
  '(() => { Error.prepareStackTrace = (_, sites) => sites; return new Error().stack; })()',
  '(() => { Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getThis() ?? site.getFunction()); return new Error().stack; })()',
  "(() => { let seen; JSON.stringify(console.log({ [Symbol.for('nodejs.util.inspect.custom')]: (...values) => { seen = values; return ''; } })); return seen; })()",
];

const CODE = `
const thrownBy = (action) => { try { action(); } catch (error) { return error; } };
const reach = (value, isOwn) => {
  const found = new Set();
  const seen = new Set();
  const visit = (object, depth) => {
    if ((typeof object !== 'object' && typeof object !== 'function') || object === null || depth > 4 || seen.has(object)) return;
    seen.add(object);
    if (typeof object.getBuiltinModule === 'function') found.add('process');
    if (isOwn && isForeign(object)) found.add('foreign');
    if (typeof object === 'function') {
      try { if (object.constructor('return typeof process')() === 'object') found.add('function'); } catch {}
      try { if (object.constructor.constructor('return process')()) found.add('constructor'); } catch {}
    }
    let keys = [];
    try { keys = Reflect.ownKeys(object); } catch {}
    for (const key of keys) { try { visit(object[key], depth + 1); } catch {} }
    try { visit(Object.getPrototypeOf(object), depth + 1); } catch {}
    try { visit(object.constructor, depth + 1); } catch {}
  };
  visit(value, 0);
  try { Object.getPrototypeOf(Object.getPrototypeOf(value) ?? value).polluted = true; } catch {}
  try { value.constructor.prototype.polluted = true; } catch {}
  try { value.constructor.constructor.prototype.polluted = true; } catch {}
  return found;
};
const isForeign = (value) => value !== globalThis && !(value instanceof Object) && Object.getPrototypeOf(value) !== null;
const ways = [${[...WAYS, ...SHARED_WAYS].map((way) => `async () => { const value = ${way}; return value; }`).join(',\n')}];
exports.found = (async () => {
  const found = [];
  for (const [number, way] of ways.entries()) {
    const value = await way().catch((error) => error);
    for (const what of reach(value, number < ${WAYS.length})) found.push(number + ' ' + what);
  }
  return found;
})();
exports.default = {
  load: async () => { throw 'Found: ' + JSON.stringify(await exports.found); },
  meta: () => ({ title: '', description: '' }),
  Component: () => null,
};`;

const LIMITS = { maxBlockedMs: 20_000, maxMemoryBytes: 400e6 };

async function processWith(page: string) {
  const { context, release } = await openTestShop();
  const served = { release: await release(1, page), fallbacks: {} };
  const process = new RenderProcess({
    root: context.root,
    objects: context.artefacts.objects,
    requireFrom: context.requireFrom,
    limits: LIMITS,
    onUncaughtError: () => undefined,
  });
  const failure = async (address: string) => {
    const { result } = await process.render(served, { address, seed: 1, replaced: [], omitted: [] });
    return result.failures.map(({ message }) => message.split('\n')[0]);
  };
  const close = () => {
    process.end();
    return process.ended;
  };
  return { failure, close };
}

test('code of a remote cannot reach the functions and objects of the host', async () => {
  const { failure, close } = await processWith(CODE);
  try {
    expect(await failure('/cart')).toEqual(['Found: []']);
    expect(await failure('/open')).toEqual(['Found: []']);
  } finally {
    await close();
  }
});

const isRoot = process.getuid?.() === 0;

(isRoot ? test : test.skip)('a server that runs as root renders as an unprivileged user', async () => {
  const { context } = await openTestShop();
  const child = new BoundedProcess({
    root: context.root,
    script: 'shell/test/escaped.child.ts',
    task: undefined,
    limits: LIMITS,
    reads: [],
  });
  try {
    await child.ready;
    const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
    const users = children
      .trim()
      .split(' ')
      .map((id) => statSync(`/proc/${id}`).uid);
    expect(users).toContain(65_534);
  } finally {
    child.end();
    await child.ended;
  }
});

test('code that escapes from its sandbox cannot read the secrets of the shop', async () => {
  const { context } = await openTestShop();
  const files = ['release-secret', 'accounts/accounts.db'].map((name) => path.join(context.data, name));
  mkdirSync(path.join(context.data, 'accounts'), { recursive: true });
  files.forEach((file) => writeFileSync(file, 'SECRET=s3cret'));
  const child = new BoundedProcess({
    root: context.root,
    script: 'shell/test/escaped.child.ts',
    task: undefined,
    limits: LIMITS,
    reads: [],
  });
  try {
    for (const file of [...files, `/proc/${process.pid}/environ`])
      expect(await child.request(file)).toEqual([]);
  } finally {
    child.end();
    await child.ended;
  }
});
