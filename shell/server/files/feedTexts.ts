/** Returns a price as product feeds write it, as in `1680.00`. */
export const priceText = (rupees: number) => rupees.toFixed(2);

/** In development, files have addresses of dev servers. */
export const absolute = (address: string, origin: string) => new URL(address, origin).href;
