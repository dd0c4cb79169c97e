/** First pause after a failure, in milliseconds; each further one is twice as long. */
const FIRST_PAUSE_MS = 1000;

/**
 * Loads a part of a page that is below the first screen, until it is there. Without it the server's HTML stays as it is,
 * so a lost connection costs a visitor nothing.
 * @param load imports the part
 */
export async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    try {
      return await load();
    } catch (error) {
      console.warn('A part of the page could not be loaded; it is requested again.', error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
