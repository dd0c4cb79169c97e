import type { FragmentModule, FragmentRequest } from './page';

export interface LoadedFragment extends Pick<FragmentModule, 'Component'> {
  /** Props, parsed by the schema of the fragment. */
  readonly props: object;
  /** Result of `load`. Undefined for a fragment without `load`, and null if the fragment has nothing to display. */
  readonly data: unknown;
}

/** Data of fragments, by the key that `fragmentKey` returns. */
export type FragmentData = Record<string, unknown>;

/**
 * Error of a page that passes props to a fragment whose schema rejects the props. The server recognises the error by
 * its name.
 */
export class InvalidProps extends Error {
  override name = 'InvalidProps';
}

/** Instances of a fragment with equal props share the data. */
export function fragmentKey(name: string, props: object): string {
  return `${name} ${JSON.stringify(props)}`;
}

/**
 * Parses the props of a fragment and loads its data. Server and browser use the same function.
 * @param known data that the document contains, and that needs no loading
 */
export async function loadFragment(
  name: string,
  { Component, props: schema, load }: FragmentModule,
  request: FragmentRequest,
  props: object,
  known: FragmentData = {},
): Promise<LoadedFragment> {
  // Calls the Standard Schema interface, which all versions of Valibot have, because the fragment may bundle another
  // version of Valibot than the page.
  const parsed = (await schema?.['~standard'].validate(props)) ?? { value: props };
  if (parsed.issues) {
    const faults = parsed.issues.map(({ path = [], message }) => `${path.map(keyOf).join('.')}: ${message}`);
    throw new InvalidProps(`The page passes invalid props to ${name}: ${faults.join(', ')}`);
  }
  const key = fragmentKey(name, props);
  const data = Object.hasOwn(known, key) ? known[key] : await load?.(request, parsed.value);
  return { Component, props: parsed.value, data };
}

function keyOf(segment: PropertyKey | { readonly key: PropertyKey }): string {
  return String(typeof segment === 'object' ? segment.key : segment);
}
