import { catalogueSource } from '../../source/catalogueSource';

/** Fetches what search and filters need, so that they work on this listing without a network. */
export async function readListingAhead(): Promise<void> {
  const { blocks } = await catalogueSource.catalogue();
  await Promise.all([catalogueSource.cards(blocks), catalogueSource.search()]);
}
