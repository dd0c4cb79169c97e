import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';

/** Faults in the code of a remote's page. */
export const CODE_FAULTS = {
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
} as const satisfies Record<string, { readonly loading?: string; readonly page?: string }>;

export type CodeFault = keyof typeof CODE_FAULTS;

/**
 * Returns a function that adds a fault to the files of one page of a remote.
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
