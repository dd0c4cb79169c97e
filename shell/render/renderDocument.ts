import { createHash } from 'node:crypto';
import { withFallbacks, type ServedRelease } from '../composition/releases/servedRelease';
import { compressDocument } from './compressDocument';
import { htmlDocument, type HtmlDocument } from './htmlDocument';
import { renderPage } from './renderPage';
import type { RenderedDocument, RenderResult, RenderTask } from './renderTask';
import type { LoadModule } from './serverModules';
import { timed } from './timings';
import type { ShellModule } from '../protocol/shellModule';

/**
 * Renders a page as a document, in one attempt. Failures of remotes are part of the result; errors of the
 * shell are thrown.
 */
export async function renderDocument(
  load: LoadModule,
  served: ServedRelease,
  { address, seed, replaced, leftOut }: RenderTask,
): Promise<RenderResult> {
  const attempted = withFallbacks(served, replaced);
  const url = new URL(address, served.release.settings.origin);
  const page = await renderPage(load, attempted, url, seed, leftOut);
  const { failures, timings } = page;
  if (failures.length > 0) return { failures, timings };
  const shell = (await load(served.release.shell, './server')) as ShellModule;
  // The browser completes a page without all remotes, and needs all of its data.
  const document = htmlDocument(
    attempted,
    shell,
    leftOut.length > 0 ? { ...page, isRendered: false } : page,
    url,
  );
  const compressed = await timed(timings, 'compression', () => toRenderedDocument(document));
  return { document: compressed, failures, timings };
}

export function toRenderedDocument({ html, policy, status }: HtmlDocument): RenderedDocument {
  return { brotli: compressDocument(html), policy, status, etag: etagOf(html, policy) };
}

/** Includes the policy, because a browser that caches the document caches its policy. */
function etagOf(html: string, policy: string): string {
  return `W/"${createHash('sha256').update(policy).update(html).digest('base64url').slice(0, 27)}"`;
}
