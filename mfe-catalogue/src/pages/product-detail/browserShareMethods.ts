import type { ShareMethods } from './shareLink';

/**
 * Returns what this browser offers for sharing. Outside secure contexts both are missing, although the types
 * say otherwise.
 */
export function browserShareMethods(
  { share, clipboard }: Partial<Navigator>,
  owner: Navigator,
): ShareMethods {
  return { share: share?.bind(owner), copy: clipboard?.writeText.bind(clipboard) };
}
