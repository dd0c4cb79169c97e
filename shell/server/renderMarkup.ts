import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/**
 * Renders a page and waits for all of it: one piece of HTML without inline scripts, and its style element.
 * @param onError told of each error inside a region, and of the components round it; React then leaves the region to the browser
 */
export async function renderMarkup(
  app: ReactElement,
  onError: (error: unknown, componentStack: string) => void,
): Promise<{ markup: string; styles: string }> {
  const sheet = new ServerStyleSheet();
  try {
    const markup = await new Promise<string>((resolve, reject) => {
      const chunks: Buffer[] = [];
      const sink = new Writable({
        write(chunk: Buffer, _encoding, done) {
          chunks.push(chunk);
          done();
        },
        final(done) {
          resolve(Buffer.concat(chunks).toString('utf8'));
          done();
        },
      });
      const stream = renderToPipeableStream(sheet.collectStyles(app), {
        progressiveChunkSize: Infinity,
        onAllReady: () => stream.pipe(sink),
        onShellError: reject,
        onError: (error, { componentStack }) => onError(error, componentStack ?? ''),
      });
    });
    return { markup, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
