/** `structuredClone` for what pages hold: values, arrays, objects, maps, sets, dates, patterns, bytes and errors. */
export const CLONE_SOURCE = `
const cloneOf = (value, seen) => {
  if (typeof value === 'function' || typeof value === 'symbol') throw named('DataCloneError', 'The value could not be cloned.');
  if (!isObject(value)) return value;
  if (seen.has(value)) return seen.get(value);
  const copy = emptyCloneOf(value);
  seen.set(value, copy);
  if (copy instanceof Map) for (const [key, item] of value) copy.set(cloneOf(key, seen), cloneOf(item, seen));
  else if (copy instanceof Set) for (const item of value) copy.add(cloneOf(item, seen));
  else if (Array.isArray(copy) || Object.getPrototypeOf(copy) === Object.prototype) {
    for (const key of Object.keys(value)) {
      const item = cloneOf(value[key], seen);
      Object.defineProperty(copy, key, { value: item, configurable: true, enumerable: true, writable: true });
    }
  }
  return copy;
};
const emptyCloneOf = (value) => {
  if (Array.isArray(value)) return new Array(value.length);
  if (value instanceof Map) return new Map();
  if (value instanceof Set) return new Set();
  if (value instanceof Date) return new Date(value.getTime());
  if (value instanceof RegExp) return new RegExp(value.source, value.flags);
  if (value instanceof ArrayBuffer) return value.slice(0);
  if (value instanceof DataView) return new DataView(value.buffer.slice(0), value.byteOffset, value.byteLength);
  if (ArrayBuffer.isView(value)) return value.slice();
  if (value instanceof Error) {
    return Object.assign(new (KINDS[value.name] ?? Error)(value.message), { stack: value.stack });
  }
  if (value instanceof Promise || value instanceof WeakMap || value instanceof WeakSet || value instanceof WeakRef) {
    throw named('DataCloneError', 'The value could not be cloned.');
  }
  return {};
};
const structuredClone = (value) => cloneOf(value, new Map());
`;
