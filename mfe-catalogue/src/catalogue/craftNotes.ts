/** Notes on places and crafts, shared by the products of a place or craft. */
export interface CraftNotes {
  /** Place, as in `Jaipur, Rajasthan` → the origin of its crafts. */
  readonly places: Readonly<Record<string, string>>;
  /** Craft, as in the tags → how it is done. */
  readonly crafts: Readonly<Record<string, string>>;
}
