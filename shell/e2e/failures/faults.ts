import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';

/** Code by which a page catches its failure: it displays a message with status 503. */
const OWN_MESSAGE = `
page.load = undefined;
page.meta = () => ({ title: 'Sorry', description: 'The page caught its failure', status: 503 });
page.Component = () => 'The page caught its failure';`;

const CODE_FAULTS = {
  'throws when it is loaded': { loading: "throw new Error('broken on load');" },
  'throws while rendering': {
    page: "page.Component = () => { throw new Error('broken while rendering'); };",
  },
  'throws in an event handler': {
    loading:
      "globalThis.document?.addEventListener('click', () => { throw new Error('broken on a click'); });",
  },
  'never has its data': { page: 'page.load = () => new Promise(() => undefined);' },
  'has its data after 10 s': {
    page: 'page.load = () => new Promise((resolve) => setTimeout(resolve, 10_000));',
  },
  'catches an error when it is loaded': {
    page: `try { throw new Error('broken on load'); } catch { ${OWN_MESSAGE} }`,
  },
  'catches an error while rendering': {
    page: `${OWN_MESSAGE} page.Component = () => { try { throw new Error('broken'); } catch { return 'The page caught its failure'; } };`,
  },
  'gives up on its data after 1 s': {
    page: `${OWN_MESSAGE} page.load = () => new Promise((resolve) => setTimeout(resolve, 1_000));`,
  },
} as const satisfies Record<string, { readonly loading?: string; readonly page?: string }>;

export type CodeFault = keyof typeof CODE_FAULTS;

/**
 * @param expose the page, as in `./pages/cart`
 * @param where whether the server, browsers or both run the changed scripts
 */
export function faulty(fault: CodeFault, expose: string, where: readonly ('browser' | 'server')[]) {
  const { loading = '', page = '' }: { loading?: string; page?: string } = CODE_FAULTS[fault];
  return (file: string, content: string, manifest: DeployManifest): string => {
    if (where.includes('server') && file === manifest.serverModules[expose]) {
      return `${loading}${content}\n{ const page = module.exports.default; ${page} }`;
    }
    if (where.includes('browser') && file === `browser/${manifest.exposes[expose]?.at(-1) ?? ''}`) {
      return `${loading}${content}${inEveryModule(page)}`;
    }
    return content;
  };
}

/** What the pages of a version do that cannot read any data on the server. */
export const DATA_FAULTS = {
  throw: 'delete page.failure;',
  'display their own failure': '',
  'catch their failure':
    'const { load, failure } = page; if (failure) page.load = (request) => load(request).catch(() => failure);',
} as const;

/** Returns a function that makes all data files unreachable for the pages of a remote on the server. */
export function unreadable(fault: keyof typeof DATA_FAULTS) {
  const fetch = "const fetch = () => Promise.reject(new Error('unreachable'));";
  return (file: string, content: string, manifest: DeployManifest): string =>
    Object.values(manifest.serverModules).includes(file)
      ? `${fetch}${content}\n{ const page = module.exports.default; ${DATA_FAULTS[fault]} }`
      : content;
}

/** Returns code that runs a statement in every module that exports a page. */
function inEveryModule(page: string): string {
  return `
for (const [id, run] of Object.entries(__webpack_esm_modules__)) {
  __webpack_esm_modules__[id] = function (module, exports, require) {
    run.call(this, module, exports, require);
    const page = Object.prototype.hasOwnProperty.call(exports, 'default') ? exports.default : undefined;
    if (page?.Component) { ${page} }
  };
}`;
}
