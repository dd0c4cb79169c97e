/** Id of the element that holds the scripts until they start. */
const SCRIPTS_ID = 'tanabana-scripts';

/** Longest that scripts wait for pictures, in milliseconds. */
const MAX_WAIT_MS = 3_000;

/**
 * Runs in the document, as text whose hash its policy names. Scripts start when the pictures have arrived that the page
 * is first seen with: both would share the line, and a reader looks at pictures first.
 */
export const START_SCRIPTS = `{
const held = document.getElementById('${SCRIPTS_ID}');
const first = [...document.images].filter((picture) => picture.fetchPriority === 'high' && !picture.complete);
const arrivals = first.map((picture) => new Promise((resolve) => {
  picture.addEventListener('load', resolve);
  picture.addEventListener('error', resolve);
}));
const patience = new Promise((resolve) => setTimeout(resolve, ${MAX_WAIT_MS}));
Promise.race([Promise.all(arrivals), patience]).then(() => held.replaceWith(held.content));
}`;

/** Holds scripts, and what loads them, until they start. */
export function HeldScripts({ markup }: { readonly markup: string }) {
  return (
    <>
      <template id={SCRIPTS_ID} dangerouslySetInnerHTML={{ __html: markup }} />
      <script dangerouslySetInnerHTML={{ __html: START_SCRIPTS }} />
    </>
  );
}
