import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { TimeoutError } from '@tanabana/runtime/async/withTimeout';

/** Timeout, in milliseconds. Then the browser renders the missing regions. */
const RENDER_TIMEOUT_MS = 3_000;

/**
 * Renders a page completely, without inline scripts, and its style element.
 * @param onError called with each error inside a region, which the browser then renders
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
