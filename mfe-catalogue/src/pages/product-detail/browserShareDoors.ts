import type { ShareDoors } from './shareLink';

/**
 * Returns what this browser offers for sharing. Outside secure contexts both are missing, although the types
 * say otherwise.
 */
export function browserShareDoors({ share, clipboard }: Partial<Navigator>, owner: Navigator): ShareDoors {
  return { share: share?.bind(owner), copy: clipboard?.writeText.bind(clipboard) };
}
