/** `URL` and `URLSearchParams`, each wrapping a private one of the host. */
export const URL_SOURCE = `
const ADOPTED = Symbol();
class URLSearchParams {
  #host;
  constructor(init = '', adopted) {
    this.#host = init === ADOPTED ? adopted : new host.URLSearchParams(isObject(init) ? '' : text(init));
    if (!isObject(init)) return;
    const pairs = Symbol.iterator in init ? [...init] : Object.entries(init);
    for (const [name, value] of pairs) this.append(name, value);
  }
  get size() { return this.#host.size; }
  append(name, value) { this.#host.append(text(name), text(value)); }
  delete(name, ...value) { this.#host.delete(text(name), ...value.map(text)); }
  get(name) { return this.#host.get(text(name)); }
  getAll(name) { return [...this.#host.getAll(text(name))]; }
  has(name, ...value) { return this.#host.has(text(name), ...value.map(text)); }
  set(name, value) { this.#host.set(text(name), text(value)); }
  sort() { this.#host.sort(); }
  toString() { return this.#host.toString(); }
  *keys() { for (const [name] of this.#host) yield name; }
  *values() { for (const [, value] of this.#host) yield value; }
  *entries() { for (const [name, value] of this.#host) yield [name, value]; }
  [Symbol.iterator]() { return this.entries(); }
  forEach(code, self) { for (const [name, value] of this) code.call(self, value, name, this); }
}
class URL {
  #host;
  #searchParams;
  constructor(address, base) {
    const words = base === undefined ? [text(address)] : [text(address), text(base)];
    this.#host = guarded(() => new host.URL(...words));
  }
  static canParse(...words) { return host.URL.canParse(...words.map(text)); }
  static {
    for (const part of ['href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'hash']) {
      Object.defineProperty(this.prototype, part, {
        configurable: true,
        enumerable: true,
        get() { return this.#host[part]; },
        set(value) {
          const word = text(value);
          guarded(() => { this.#host[part] = word; });
        },
      });
    }
  }
  get searchParams() { return (this.#searchParams ??= new URLSearchParams(ADOPTED, this.#host.searchParams)); }
  toString() { return this.href; }
  toJSON() { return this.href; }
}
`;
