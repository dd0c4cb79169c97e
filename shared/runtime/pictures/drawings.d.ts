/** The module of a drawing exports its address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
