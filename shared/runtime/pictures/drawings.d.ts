/** A drawing: the build puts the file beside the pictures, and the module is its address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
