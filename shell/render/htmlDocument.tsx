import { BROWSER_FOLDER } from '@tanabana/releases/versions/artefactKeys';
import { DOCUMENT_DATA_ID, type DocumentData } from '@tanabana/contract/remotes/composition';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import type { PageMeta } from '@tanabana/contract/pages/page';
import { renderToStaticMarkup } from 'react-dom/server';
import { fileAddress } from '@tanabana/contract/files/fileAddress';
import { assetAddress } from '@tanabana/releases/releases/addresses';
import type { ServedRelease } from '@tanabana/releases/releases/servedRelease';
import { contentSecurityPolicy, hashSource } from './contentSecurityPolicy';
import type { HtmlDocument } from './compressDocument';
import { jsonForScript, PageHead } from './PageHead';
import type { RenderContext } from './loadParts';
import type { ReleaseFacts } from './releaseFacts';
import { RECORDER } from '../protocol/recorder';
import type { ShellModule } from '../protocol/shellModule';
import { START_SCRIPT, StartScript } from './startScript';

const START_HASH = hashSource(START_SCRIPT);
const RECORDER_HASH = hashSource(RECORDER);

/** Colour of the header in the sample's theme. */
const INDIGO = '#22385a';

interface RenderedPage extends Pick<RenderContext, 'fragmentData' | 'preloads'> {
  readonly facts: ReleaseFacts;
  readonly meta: PageMeta;
  readonly markup: string;
  readonly styles: string;
  /** Whether the server has rendered every region. If not, the browser renders the page and loads all data. */
  readonly isComplete: boolean;
  readonly data: unknown;
}

export function htmlDocument(
  served: ServedRelease,
  shell: ShellModule,
  page: RenderedPage,
  url: URL,
): HtmlDocument {
  const { release, overrides = {} } = served;
  const { facts, meta, markup, styles, isComplete, data, fragmentData } = page;
  const { settings } = facts.composition;
  const { theme } = release.settings;
  const asset = (file: string) => assetAddress(release.shell, file);
  const font = (file: string) => asset(`fonts/${file}`);
  const pageData: DocumentData['page'] = isComplete
    ? {
        pathname: url.pathname,
        search: url.search,
        data,
        ...(Object.keys(fragmentData).length > 0 && { fragments: fragmentData }),
      }
    : undefined;
  const pageJson = pageData ? `,"page":${jsonForScript(pageData)}` : '';
  const documentData = `{"composition":${facts.compositionJson}${pageJson}}`;
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="only light" />
      <script type="importmap" dangerouslySetInnerHTML={{ __html: facts.importMap.text }} />
      <script id="tanabana-recorder" dangerouslySetInnerHTML={{ __html: RECORDER }} />
      <PageHead
        meta={meta}
        settings={settings}
        themeColor={theme?.colors.indigo ?? INDIGO}
        pathname={url.pathname}
        card={asset('share.png')}
      />
      <link rel="icon" href={asset('favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={asset('apple-touch-icon.png')} />
      <link rel="manifest" href={asset('site.webmanifest')} />
      {(theme?.type ? [] : shell.PRELOADED_FONTS).map((file) => (
        <link key={file} rel="preload" href={font(file)} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <style dangerouslySetInnerHTML={{ __html: facts.globalStyles.text }} />
    </>,
  );
  // The preloads are rendered separately from the head, because React would move them before the import map. Firefox
  // refuses an import map after a module preload.
  const preloads = renderToStaticMarkup(<ModulePreloads shell={release.shell} preloads={page.preloads} />);
  const root = renderToStaticMarkup(
    <>
      <div id="root" dangerouslySetInnerHTML={{ __html: markup }} />
      <script
        type="application/json"
        id={DOCUMENT_DATA_ID}
        dangerouslySetInnerHTML={{ __html: documentData }}
      />
    </>,
  );
  const start = renderToStaticMarkup(<StartScript contact={settings.contact} />);
  const html = `<!doctype html>
<html lang="en"><head>${head}${styles}</head><body>${root}${preloads}${start}</body></html>
`;
  const css = styles.slice(styles.indexOf('>') + 1).replace('</style>', '');
  const policy = contentSecurityPolicy(
    settings,
    {
      scripts: [RECORDER_HASH, facts.importMap.hash, START_HASH],
      styles: [facts.globalStyles.hash, hashSource(css)],
    },
    Object.values(overrides),
  );
  return { html, policy, status: meta.status ?? 200 };
}

function scriptOf(manifest: DeployManifest, file: string) {
  return {
    href: fileAddress(manifest.name, file),
    integrity: manifest.files[BROWSER_FOLDER + file]?.integrity ?? '',
  };
}

interface ModulePreloadsProps extends Pick<RenderedPage, 'preloads'> {
  readonly shell: DeployManifest;
}

/** Preloads the scripts of the page. Scripts of fragments load when the fragments become visible. */
function ModulePreloads({ shell, preloads }: ModulePreloadsProps) {
  const scripts = preloads
    .filter(({ expose }) => !expose.startsWith('./fragments/'))
    .flatMap(({ manifest, expose }) =>
      [manifest.entry, ...(manifest.exposes[expose] ?? [])].map((file) => scriptOf(manifest, file)),
    );
  const unique = new Map([scriptOf(shell, shell.entry), ...scripts].map((script) => [script.href, script]));
  return [...unique.values()].map(({ href, integrity }) => (
    <link key={href} rel="modulepreload" href={href} integrity={integrity} />
  ));
}
