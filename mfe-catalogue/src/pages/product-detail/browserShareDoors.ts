import type { ShareDoors } from './shareLink';

/** What this browser offers; outside secure pages neither is there, whatever the types say. */
export function browserShareDoors({ share, clipboard }: Partial<Navigator>, owner: Navigator): ShareDoors {
  return { share: share?.bind(owner), copy: clipboard?.writeText.bind(clipboard) };
}
