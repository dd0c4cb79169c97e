/** The default export of a module, whatever kind of module it came as. */
export function defaultExport(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
}
