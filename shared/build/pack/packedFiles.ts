const EXTENSIONLESS = /(?<=\b(?:from|import)\s*\(?\s*(['"]))(\.{1,2}\/[^'"]*?)(?<!\.[cm]?js(?:on)?)(?=\1)/g;

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig?: object;
}

/** Adds the extensions to relative imports that Node requires. */
export function withExtensions(compiled: string): string {
  return compiled.replace(EXTENSIONLESS, '$2.js');
}

/** `package.json` of the packed package: exports compiled files, with the fields of `publishConfig`. */
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
