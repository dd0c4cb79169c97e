import type { FragmentModule, FragmentRequest } from './page';

export interface LoadedFragment extends Pick<FragmentModule, 'Component'> {
  /** Output of the schema. */
  readonly props: object;
  /** Undefined for a fragment without `load`; null if there is nothing to display. */
  readonly data: unknown;
}

/** Data of fragments, by key. */
export type FragmentData = Record<string, unknown>;

/** Error of a page whose props the fragment's schema rejects. The server recognises the error by its name. */
export class InvalidProps extends Error {
  override name = 'InvalidProps';
}

/** Key of a fragment's data. Instances of a fragment with equal props share the data. */
export function fragmentKey(name: string, props: object): string {
  return `${name} ${JSON.stringify(props)}`;
}

/**
 * Parses the props of a fragment and loads its data. Server and browser use the same function.
 * @param known data that the document contains, and that is not loaded again
 */
export async function loadFragment(
  name: string,
  { Component, props: schema, load }: FragmentModule,
  request: FragmentRequest,
  props: object,
  known: FragmentData = {},
): Promise<LoadedFragment> {
  // The fragment may bundle another version of valibot. All versions have this interface.
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
