import { RELEASE_MAP_ID } from '@tanabana/runtime/contracts/composition';

/** Id of the element that holds the scripts until they start. */
const SCRIPTS_ID = 'tanabana-scripts';

/** Longest that scripts wait for pictures, in milliseconds. */
const MAX_WAIT_MS = 3_000;

/**
 * Runs in the document, as text whose hash its policy names. Scripts start when two things have arrived: the pictures
 * that the page is first seen with, as both would share the line, and a reader looks at pictures first; and the release
 * map, asked for after the first paint and again when it does not come, whose integrities become the import map before
 * the first module is asked for. The policy of the document allows no other import map than the release's own.
 * A document without the address of a release map has an import map of its own.
 */
export const START_SCRIPTS = `{
const held = document.getElementById('${SCRIPTS_ID}');
const ask = async () => {
  if (!held.dataset.map) return;
  const answer = await fetch(held.dataset.map, { priority: 'low' });
  if (!answer.ok) throw new Error('The release map answered ' + answer.status);
  return answer.text();
};
const first = [...document.images].filter((picture) => picture.fetchPriority === 'high' && !picture.complete);
const arrivals = first.map((picture) => new Promise((resolve) => {
  picture.addEventListener('load', resolve);
  picture.addEventListener('error', resolve);
}));
const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const patience = new Promise((resolve) => setTimeout(resolve, ${MAX_WAIT_MS}));
const trusted = { createScript: (text) => text };
const policy = self.trustedTypes?.createPolicy('release-map', trusted) ?? trusted;
const add = (type, id, text) => {
  const block = Object.assign(document.createElement('script'), { type, id });
  block.textContent = policy.createScript(text);
  document.body.append(block);
};
Promise.all([
  Promise.race([painted, patience]).then(ask).catch(ask),
  Promise.race([Promise.all(arrivals), patience]),
]).then(([map]) => {
  if (map) {
    const { integrity, ...places } = JSON.parse(map);
    add('importmap', '', JSON.stringify({ integrity }));
    add('application/json', '${RELEASE_MAP_ID}', JSON.stringify(places));
  }
  held.replaceWith(held.content);
});
}`;

interface HeldScriptsProps {
  readonly markup: string;
  /** Address of the release map; nothing where the document has its import map itself. */
  readonly map: string | undefined;
}

/** Holds scripts, and what loads them, until they start. */
export function HeldScripts({ markup, map }: HeldScriptsProps) {
  return (
    <>
      <template id={SCRIPTS_ID} data-map={map} dangerouslySetInnerHTML={{ __html: markup }} />
      <script dangerouslySetInnerHTML={{ __html: START_SCRIPTS }} />
    </>
  );
}
