import {
  DOCUMENT_DATA_ID,
  type Composition,
  type DocumentData,
} from '@tanabana/runtime/contracts/composition';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { renderToStaticMarkup } from 'react-dom/server';
import { addressOf, assetAddress, BROWSER_FOLDER } from '../composition/addresses';
import { releaseMapAddress } from '../composition/releaseMapAddress';
import type { ServedRelease } from '../composition/servedRelease';
import { contentSecurityPolicy, hashSource } from './contentSecurityPolicy';
import { cssOf } from './cssOf';
import { fontScriptSource } from './documentWithFonts';
import { importMapHash } from './importMapHash';
import { jsonForScript } from './jsonForScript';
import { PageHead } from './PageHead';
import { importMap } from './releaseMap';
import type { RenderedPage } from './renderPage';
import type { ShellModule } from './shellModule';
import { HeldScripts, START_SCRIPTS } from './startScripts';

const START_HASH = hashSource(START_SCRIPTS);

/** A document and the policy that it is sent with. */
export interface HtmlDocument {
  readonly html: string;
  readonly policy: string;
  readonly status: number;
}

/** Everything that goes round a rendered page. */
export function htmlDocument(
  served: ServedRelease,
  shell: ShellModule,
  page: RenderedPage,
  url: URL,
): HtmlDocument {
  const { release, overrides = {} } = served;
  const { composition, meta, markup, styles, isRendered, data, failures } = page;
  const map = releaseMapAddress(served);
  // A version published before reads everything in the document: it is a fallback still.
  const isMapApart = 'readsReleaseMap' in shell;
  const asset = (file: string) => assetAddress(release.shell, file);
  const font = (file: string) => asset(`fonts/${file}`);
  const globalStyles = shell.globalStyles(font);
  const documentData: DocumentData = {
    composition: isMapApart ? ownPart(composition) : composition,
    ...(isRendered &&
      failures.length === 0 && { page: { pathname: url.pathname, search: url.search, data } }),
  };
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <PageHead meta={meta} settings={release.settings} pathname={url.pathname} card={asset('share.png')} />
      <link rel="icon" href={asset('favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={asset('apple-touch-icon.png')} />
      <link rel="manifest" href={asset('site.webmanifest')} />
      {shell.PRELOADED_FONTS.map((file) => (
        <link key={file} rel="preload" href={font(file)} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <style dangerouslySetInnerHTML={{ __html: globalStyles }} />
    </>,
  );
  // Rendered apart: React moves links out of a body.
  const scripts = renderToStaticMarkup(
    <>
      <ModulePreloads preloads={page.preloads} />
      <script type="module" {...scriptOf(release.shell, release.shell.entry)} />
    </>,
  );
  const body = renderToStaticMarkup(
    <body>
      <div id="root" dangerouslySetInnerHTML={{ __html: markup }} />
      <script
        type="application/json"
        id={DOCUMENT_DATA_ID}
        dangerouslySetInnerHTML={{ __html: jsonForScript(documentData) }}
      />
      {!isMapApart && <script type="importmap" dangerouslySetInnerHTML={{ __html: importMap(served) }} />}
      <HeldScripts markup={scripts} map={isMapApart ? map : undefined} />
    </body>,
  );
  const html = `<!doctype html>
<html lang="en"><head>${head}${styles}</head>${body}</html>
`;
  const policy = contentSecurityPolicy(
    release.settings,
    {
      scripts: [importMapHash(served), START_HASH, ...fontScriptSource(release.shell)],
      styles: [globalStyles, cssOf(styles)].map(hashSource),
    },
    Object.values(overrides),
  );
  return { html, policy, status: meta.status ?? 200 };
}

/** What a document says of its release itself: the rest is in the release map. */
function ownPart({ release, seed, shell, settings }: Composition): DocumentData['composition'] {
  return { release, seed, shell, settings };
}

function scriptOf(manifest: DeployManifest, file: string) {
  return {
    src: addressOf(manifest, file),
    integrity: manifest.files[BROWSER_FOLDER + file]?.integrity ?? '',
  };
}

/**
 * The scripts of this page, all fetched at once. Those of fragments wait until they come into view.
 */
function ModulePreloads({ preloads }: Pick<RenderedPage, 'preloads'>) {
  const scripts = preloads
    .filter(({ expose }) => !expose.startsWith('./fragments/'))
    .flatMap(({ manifest, expose }) =>
      [manifest.entry, ...(manifest.exposes[expose] ?? [])].map((file) => scriptOf(manifest, file)),
    );
  const unique = new Map(scripts.map((script) => [script.src, script]));
  return [...unique.values()].map(({ src, integrity }) => (
    <link key={src} rel="modulepreload" href={src} integrity={integrity} />
  ));
}
