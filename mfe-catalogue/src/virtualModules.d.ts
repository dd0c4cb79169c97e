// Modules that the build generates; see `build/cataloguePlugins.ts`.

declare module 'virtual:data-index' {
  /** Path of the index of data files. Null if the names of data files contain no hash. */
  const index: string | null;
  export default index;
}

declare module 'virtual:highlights' {
  const highlights: unknown;
  export default highlights;
}

declare module 'virtual:strip' {
  const categories: unknown;
  export default categories;
}
