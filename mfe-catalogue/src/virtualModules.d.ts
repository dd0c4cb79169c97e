// Modules that the build generates; see `build/cataloguePlugins.ts`.

declare module 'virtual:data-files' {
  /** File name below `data/` → its text. */
  const dataFiles: Readonly<Record<string, string>>;
  export default dataFiles;
}

declare module 'virtual:highlights' {
  const highlights: unknown;
  export default highlights;
}
