/**
 * Splits a manufacturer such as `Neelam Kiln Studio, Jaipur, Rajasthan` into maker and place. A text without a comma,
 * such as `India`, is both maker and place.
 */
export function makerAndPlace(manufacturer: string): { readonly maker: string; readonly place: string } {
  const [maker = manufacturer, ...place] = manufacturer.split(',').map((part) => part.trim());
  return { maker, place: place.join(', ') || maker };
}
