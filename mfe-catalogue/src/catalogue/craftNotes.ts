/** What is told of products beyond what is known of each. */
export interface CraftNotes {
  /** Place, as in `Jaipur, Rajasthan` → what its crafts come from. */
  readonly places: Readonly<Record<string, string>>;
  /** Craft, as it stands among the tags → how it is done. */
  readonly crafts: Readonly<Record<string, string>>;
}
