import { browserStorage, tabStorage } from './browserStorage';

interface Kept {
  /** Deployable that reads and writes the keys, except for those of `shared/shop`, which are the shell's. */
  readonly owner: 'shell' | 'cart' | 'catalogue';
  /** Keys of local storage and session storage, and names of cookies. */
  readonly keys: readonly string[];
  /** Words for the privacy page, and for the question of a sign-out. */
  readonly what: string;
  /** Completes the sentence of the privacy page: who removes it, and when. */
  readonly until: string;
  /**
   * What happens at a sign-out: it is removed, here or with the session, or kept, or the visitor is asked if the stored
   * text matches a pattern.
   */
  readonly atSignOut: 'removes' | 'session' | 'keeps' | RegExp;
}

const OR_ASKED = 'or let it be removed when you sign out';

/**
 * Everything that the shop keeps in a browser, except for cached pages. The contracts of the deployables, the privacy
 * page and the sign-out read this list.
 */
export const KEPT: readonly Kept[] = [
  {
    owner: 'shell',
    keys: ['tanabana_cart'],
    what: 'Your cart',
    until: `until you empty it, ${OR_ASKED}`,
    atSignOut: /"id":/,
  },
  {
    owner: 'shell',
    keys: ['wishlist'],
    what: 'Your wishlist',
    until: `until you clear it, ${OR_ASKED}`,
    atSignOut: /"id":/,
  },
  {
    owner: 'cart',
    keys: ['tanabana_enquiries'],
    what: 'Enquiries that you have prepared, with your details as a buyer',
    until: 'the latest 50, until you remove them, or let them be removed when you sign out',
    atSignOut: /"id":/,
  },
  {
    owner: 'cart',
    keys: ['tanabana_enquiry_draft'],
    what: 'The enquiry that you are writing',
    until: `until you send it, ${OR_ASKED}`,
    atSignOut: /./,
  },
  {
    owner: 'catalogue',
    keys: ['tanabana_recently_viewed'],
    what: 'Products that you have viewed recently',
    until: 'the latest seven, until you sign out',
    atSignOut: 'removes',
  },
  {
    owner: 'catalogue',
    keys: ['tanabana_compared'],
    what: 'Products that you have ticked for a comparison',
    until: 'until you close the tab or sign out',
    atSignOut: 'removes',
  },
  {
    owner: 'shell',
    keys: ['token', 'userProfile', 'sessionIdleEnd', 'sessionClockLead', 'offlineSeenBy'],
    what: 'A token that proves who you are, a copy of your profile, and when the sign-in ends',
    until: 'until you sign out, or the sign-in ends',
    atSignOut: 'session',
  },
  {
    owner: 'shell',
    keys: ['pageViewed'],
    what: 'A mark that you have been here before, so that pages are saved for reading without a network',
    until: 'until you clear the site’s data',
    atSignOut: 'keeps',
  },
  {
    owner: 'shell',
    keys: ['tanabana_visitor', 'tanabana_canary', 'tanabana_preview'],
    what: 'Cookies with a random number, which keep you on one version of the site while we try a new one',
    until: 'until they expire',
    atSignOut: 'keeps',
  },
];

export function storageOf(owner: Kept['owner']): string[] {
  return KEPT.filter((kept) => kept.owner === owner).flatMap(({ keys }) => keys);
}

const storages = [browserStorage, tabStorage] as const;

/** Returns what the browser keeps besides the sign-in and says something about the visitor, in words. */
export function keptAboutVisitor(): readonly string[] {
  const isStored = (key: string, pattern: RegExp) =>
    storages.some((storage) => pattern.test(storage.getItem(key) ?? ''));
  return KEPT.filter(
    ({ keys, atSignOut }) => typeof atSignOut !== 'string' && keys.some((key) => isStored(key, atSignOut)),
  ).map(({ what }) => what);
}

/**
 * Removes what the browser keeps about the visitor at a sign-out, and announces it to all remotes.
 * @param removesAll whether the visitor wants to remove what signing out asks about
 */
export function removeAtSignOut(removesAll: boolean): void {
  const removed = KEPT.filter(({ atSignOut }) =>
    typeof atSignOut === 'string' ? atSignOut === 'removes' : removesAll,
  );
  for (const key of removed.flatMap(({ keys }) => keys)) {
    for (const storage of storages) storage.removeItem(key);
    // Browsers dispatch storage events only in other tabs.
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}
