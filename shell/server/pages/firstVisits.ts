import type { ArtefactStore } from '@tanabana/build/store/artefactStore';
import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import { FONTS_COOKIE } from '@tanabana/runtime/contracts/firstVisit';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { parseCookie } from 'cookie';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { encodeText, textOf } from '../../render/compressDocument';
import { documentWithFonts, fontScriptSource } from '../../render/documentWithFonts';
import type { RenderedDocument } from '../../render/renderTask';

/** Documents of which the form for first visits is kept: 50 to 60 kB each. */
const MAX_KEPT = 400;

/** Font scripts that are kept: those of the shells that are live, in a canary or shown as a preview. */
const MAX_SCRIPTS = 4;

/**
 * Whether a request is a browser's for a page that it has no fonts for. Others have no use for them: crawlers, and
 * whatever fetches a document to keep it.
 */
export function isFirstVisit({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-fetch-dest'] === 'document' && !parseCookie(headers.cookie ?? '')[FONTS_COOKIE];
}

/** Gives the form of a document for a first visit: with its fonts in it. */
export type FirstVisits = (document: RenderedDocument, shell: DeployManifest) => Promise<RenderedDocument>;

/**
 * Makes the form of each document once. A document whose policy does not name the script stays as it is: it is of
 * another shell, or has no fonts.
 * @param log told when a script cannot be read; the document goes without it
 */
export function createFirstVisits(
  artefacts: Pick<ArtefactStore, 'read'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): FirstVisits {
  const forms = createSharedReads({ keeps: MAX_KEPT });
  const scripts = createSharedReads({ keeps: MAX_SCRIPTS });
  return async (document, shell) => {
    const { fontScript = '' } = shell;
    const [source] = fontScriptSource(shell);
    if (source === undefined || !document.policy.includes(source)) return document;
    try {
      return await forms(document.etag, async () => {
        const script = await scripts(fontScript, () => artefacts.read(shell, fontScript));
        const html = documentWithFonts(await textOf(document), script.toString());
        return { ...document, brotli: await encodeText.br(html) };
      });
    } catch (error) {
      log.error({ err: error }, 'The font script of a shell cannot be read.');
      return document;
    }
  };
}
