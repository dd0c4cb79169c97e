// Modules that the build generates; see `build/cataloguePlugins.ts`.

declare module 'virtual:data-index' {
  /** Path of the index of the data files in the build; null when their names are plain. */
  const index: string | null;
  export default index;
}

declare module 'virtual:highlights' {
  const highlights: unknown;
  export default highlights;
}

declare module 'virtual:strip' {
  const highlights: unknown;
  export default highlights;
}
