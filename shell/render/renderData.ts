import { jsonDocument } from './compressDocument';
import { loadPage } from './loadParts';
import type { OpenedPage } from './pageContext';
import { type RenderResult, timed } from './renderTask';

/** Loads the data of a page of a remote, without rendering the page. The result is `{ seed, data }` as JSON. */
export async function renderData({
  context,
  remote,
}: Pick<OpenedPage, 'context' | 'remote'>): Promise<RenderResult> {
  const { failures, timings, request } = context;
  const loaded = remote && (await timed(timings, 'load', () => loadPage(context, remote, false)));
  if (!loaded) return { failures, timings };
  const { page, meta } = loaded;
  const document = await timed(timings, 'compression', () =>
    jsonDocument({ seed: request.seed, data: page.data }, meta.status),
  );
  return { document, failures, timings };
}
