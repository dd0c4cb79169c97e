import { journeysStorefront } from './journeysStorefront';

/** Ends the storefront that the journeys were made through. */
export default function stopEverything(): void {
  journeysStorefront.current?.process.kill();
}
