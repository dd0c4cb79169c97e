/** Stands in for axios' adapter of `fetch`. @returns that there is none */
export function getFetch(): null {
  return null;
}

/** Stands in for a part of axios that is left out. */
export default function leftOut(): never {
  throw new Error('This part of axios is left out of the build: see lightClient.');
}
