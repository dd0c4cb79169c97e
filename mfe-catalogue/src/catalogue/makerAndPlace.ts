/**
 * Takes a manufacturer such as `Neelam Kiln Studio, Jaipur, Rajasthan` apart. A name without a comma is both:
 * `India` is all that is known of some.
 */
export function makerAndPlace(manufacturer: string): { readonly maker: string; readonly place: string } {
  const [maker = manufacturer, ...place] = manufacturer.split(',').map((part) => part.trim());
  return { maker, place: place.join(', ') || maker };
}
