import { setTimeout as delay } from 'node:timers/promises';

/** Pause between two letters of a visitor, in milliseconds: longer than the pause before a page asks the server. */
const LETTER_MS = 250;

const WORDS = 'vase lamp rug brass wool silk elephant blue pottery bowl tray wood marble copper horse'.split(
  ' ',
);

/**
 * Types words in the search of a large collection, as pages do: each letter asks `/_data`, and aborts the request of the
 * letter before. Visitors open a document before each word. Their words differ, so that caches answer few requests.
 * @param isOver whether visitors stop after their current word
 * @returns the answers to the last letters of words, and the documents
 */
export async function typeWords(address: string, visitors: number, isOver: () => boolean) {
  const answers: { readonly visitor: number; readonly status: number }[] = [];
  const documents: { readonly status: number; readonly fallback: string | null }[] = [];
  const visit = async (visitor: number) => {
    // Visitors do not press keys at the same moment.
    await delay((visitor / visitors) * LETTER_MS);
    for (let word = visitor; !isOver(); word += 1) {
      const text = `${WORDS[word % WORDS.length]} ${WORDS[(word * 7 + visitor) % WORDS.length]}`;
      const { status: opened, headers } = await whole(`${address}/catalogue?sort=name`);
      documents.push({ status: opened, fallback: headers.get('x-tanabana-fallback') });
      const data = `${address}/_data/${headers.get('x-tanabana-release')}/catalogue?q=`;
      const { status } = await typeText(data, text);
      answers.push({ visitor, status });
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  return { answers, documents };
}

/** Fetches an address, and reads the answer to its end. */
async function whole(address: string, signal: AbortSignal | null = null): Promise<Response> {
  const response = await fetch(address, { signal });
  await response.arrayBuffer();
  return response;
}

async function typeText(address: string, text: string) {
  for (let length = 3; length < text.length; length += 1) {
    const controller = new AbortController();
    whole(address + encodeURIComponent(text.slice(0, length)), controller.signal).catch(() => undefined);
    await delay(LETTER_MS);
    controller.abort();
  }
  return whole(address + encodeURIComponent(text));
}
