import type { FragmentModule, FragmentRequest } from './page';

export interface LoadedFragment extends Pick<FragmentModule, 'Component'> {
  /** Output of the schema. */
  readonly props: object;
  /** Undefined for a fragment without `load`; null if there is nothing to display. */
  readonly data: unknown;
}

/** Data of fragments, by key. */
export type FragmentData = Record<string, unknown>;

/** Props that the schema of a fragment rejects. The page's remote is in charge. The server recognises the name. */
export class InvalidProps extends Error {
  override name = 'InvalidProps';
}

/** Key of all instances of a fragment that share their data. */
export function fragmentKey(name: string, props: object): string {
  return `${name} ${JSON.stringify(props)}`;
}

/**
 * Parses the props of a fragment and loads its data. Equal on server and browser.
 * @param known data of the document, which is not loaded again
 */
export async function loadFragment(
  name: string,
  { Component, props: schema, load }: FragmentModule,
  request: FragmentRequest,
  props: object,
  known: FragmentData = {},
): Promise<LoadedFragment> {
  // Schema and caller may have different copies of valibot, which share only this interface.
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
