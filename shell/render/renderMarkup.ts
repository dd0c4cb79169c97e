import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { TimeoutError } from '@tanabana/runtime/async/withTimeout';

/** How long a page may take to render, in milliseconds; what is not there by then is left to the browser. */
const RENDER_TIMEOUT_MS = 3_000;

/**
 * Renders a page and waits for all of it: one piece of HTML without inline scripts, and its style element.
 * @param onError called with each error inside a region, and the stack of its components; React then leaves the region
 * to the browser
 */
export async function renderMarkup(
  app: ReactElement,
  onError: (error: unknown, componentStack: string) => void,
): Promise<{ markup: string; styles: string }> {
  const sheet = new ServerStyleSheet();
  let clock: NodeJS.Timeout | undefined;
  try {
    const stream = await new Promise<PipeableStream>((resolve, reject) => {
      const rendering = renderToPipeableStream(sheet.collectStyles(app), {
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
    return { markup: await text(stream.pipe(new PassThrough())), styles: sheet.getStyleTags() };
  } finally {
    clearTimeout(clock);
    sheet.seal();
  }
}
