/** What browsers tell of the network, where they do. */
interface Connection {
  readonly saveData?: boolean;
}

/** Whether a visitor asks for less data: then nothing is fetched that may not be needed. */
export function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData ?? false;
}
