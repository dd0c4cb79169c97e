import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReactElement } from 'react';
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { TimeoutError } from '@tanabana/contract/async/withTimeout';
import { withCachedStyles } from './cachedStyles';

/** Timeout of React's rendering, in milliseconds. A region that is not rendered within this time has failed. */
const RENDER_TIMEOUT_MS = 3_000;

/**
 * Renders a page to HTML and style elements. Waits until all regions are rendered. React would add an inline script for
 * each region that is streamed later, and the content security policy forbids such scripts.
 * @param onError called with each error inside a region
 */
export async function renderMarkup(
  app: ReactElement,
  onError: (error: unknown, componentStack: string) => void,
): Promise<{ markup: string; styles: string }> {
  const sheet = new ServerStyleSheet();
  let clock: NodeJS.Timeout | undefined;
  try {
    const stream = await new Promise<PipeableStream>((resolve, reject) => {
      const rendering = renderToPipeableStream(sheet.collectStyles(withCachedStyles(app)), {
        progressiveChunkSize: Infinity,
        onAllReady: () => resolve(rendering),
        onShellError: reject,
        onError: (error, { componentStack }) => onError(error, componentStack ?? ''),
      });
      clock = setTimeout(
        () => rendering.abort(new TimeoutError(`Not rendered within ${RENDER_TIMEOUT_MS} ms`)),
        RENDER_TIMEOUT_MS,
      );
    });
    return { markup: await textOf(stream), styles: sheet.getStyleTags() };
  } finally {
    clearTimeout(clock);
    sheet.seal();
  }
}

async function textOf(stream: PipeableStream): Promise<string> {
  const chunks: Uint8Array[] = [];
  const collector = new Writable({
    write: (chunk: Uint8Array, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  await finished(stream.pipe(collector));
  return Buffer.concat(chunks).toString();
}
