const EXTENSIONLESS = /(?<=\b(?:from|import)\s*\(?\s*(['"]))(\.{1,2}\/[^'"]*?)(?<!\.[cm]?js(?:on)?)(?=\1)/g;

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig?: object;
}

/** Adds file extensions to relative imports, because Node requires them. */
export function withExtensions(compiled: string): string {
  return compiled.replace(EXTENSIONLESS, '$2.js');
}

/**
 * Returns the `package.json` of a packed package, which exports compiled files and has the fields of `publishConfig`.
 */
export function packedManifest(text: string): string {
  const manifest = JSON.parse(text) as Manifest;
  const exports = Object.entries(manifest.exports).map(([name, file]) => [
    name,
    file.replace(/\.tsx?$/, '.js'),
  ]);
  const removed = {
    private: undefined,
    scripts: undefined,
    devDependencies: undefined,
    publishConfig: undefined,
  };
  const packed = {
    ...manifest,
    exports: Object.fromEntries(exports) as object,
    ...manifest.publishConfig,
    ...removed,
  };
  return `${JSON.stringify(packed, null, 2)}\n`;
}
