import { DOCUMENT_DATA_ID, type DocumentData } from '@tanabana/runtime/contracts/composition';
import type { Release } from '../composition/releaseDocument';
import { addressOf, BROWSER_FOLDER } from '../composition/addresses';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { escapeHtml, jsonForScript } from './escapeHtml';
import { headMarkup } from './headMarkup';
import { importMap } from './importMap';
import type { ServedRelease } from '../composition/servedRelease';
import type { RenderedPage } from './renderPage';
import type { ShellModule } from './shellModule';

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
  const map = importMap(served);
  const fonts = addressOf(release.shell, 'fonts/');
  const globalStyles = shell.globalStyles(fonts);
  const { open, css } = styleElement(styles);
  const main = scriptOf(release.shell, release.shell.entry);
  const documentData: DocumentData = {
    composition,
    ...(isRendered &&
      failures.length === 0 && { page: { pathname: url.pathname, search: url.search, data } }),
  };
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headMarkup(meta, release.settings, url, addressOf(release.shell, 'share.png'))}
<link rel="icon" href="${addressOf(release.shell, 'favicon.svg')}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${addressOf(release.shell, 'apple-touch-icon.png')}">
<link rel="manifest" href="${addressOf(release.shell, 'site.webmanifest')}">
${shell.PRELOADED_FONTS.map((font) => `<link rel="preload" href="${fonts}${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<style>${globalStyles}</style>
${open}${css}</style>
<script type="importmap">${map}</script>
${modulePreloads(page)}
</head>
<body>
<div id="root">${markup}</div>
<script type="application/json" id="${DOCUMENT_DATA_ID}">${jsonForScript(documentData)}</script>
<script type="module" src="${main.address}" integrity="${main.integrity}" fetchpriority="low"></script>
</body>
</html>
`;
  const policy = contentSecurityPolicy(
    release.settings,
    { scripts: [map], styles: [globalStyles, css] },
    Object.values(overrides),
  );
  return { html, policy, status: meta.status ?? 200 };
}

/** The parts of the element that styled-components gives; its text is what the policy hashes. */
function styleElement(styles: string): { readonly open: string; readonly css: string } {
  const end = styles.indexOf('>') + 1;
  return { open: styles.slice(0, end), css: styles.slice(end).replace('</style>', '') };
}

function scriptOf(
  manifest: Release['shell'],
  file: string,
): { readonly address: string; readonly integrity: string } {
  const integrity = manifest.files[BROWSER_FOLDER + file]?.integrity ?? '';
  return { address: addressOf(manifest, file), integrity: escapeHtml(integrity) };
}

/**
 * The scripts of this page, fetched while the HTML is read, but after what the page is painted with. Those of
 * fragments wait until they come into view.
 */
function modulePreloads({ preloads }: RenderedPage): string {
  const scripts = preloads
    .filter(({ expose }) => !expose.startsWith('./fragments/'))
    .flatMap(({ manifest, expose }) =>
      [manifest.entry, ...(manifest.exposes[expose] ?? [])].map((file) => scriptOf(manifest, file)),
    );
  return [...new Map(scripts.map((script) => [script.address, script])).values()]
    .map(
      ({ address, integrity }) =>
        `<link rel="modulepreload" href="${address}" integrity="${integrity}" fetchpriority="low">`,
    )
    .join('\n');
}
