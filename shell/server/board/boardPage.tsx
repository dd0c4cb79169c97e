import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PRELOADED_FONTS } from '@tanabana/runtime/theme/fontFaces';
import { globalStyles } from '@tanabana/runtime/theme/globalStyles';
import { ServerStyleSheet } from 'styled-components';
import { assetAddress } from '../../composition/addresses';
import type { Release } from '../../composition/releaseDocument';
import { hashSource } from '../../render/contentSecurityPolicy';
import { cssOf } from '../../render/cssOf';
import { boardStyle } from './boardStyle';

/** A page of the board, and the policy it is sent with. */
interface BoardPage {
  readonly html: string;
  readonly policy: string;
}

interface BoardPageProps {
  /** What is live: the board has its fonts, and is named by its brand. */
  readonly live: Release;
  readonly title: string;
  readonly children: ReactNode;
  /** Whether the page holds forms. */
  readonly hasForms?: boolean;
  /** What is added to the page after it was begun, for its styles. */
  readonly later?: ReactNode;
}

/** Renders a page of the board: no scripts, and nothing but its own styles. */
export function boardPage({ live, title, children, hasForms = false, later }: BoardPageProps): BoardPage {
  const { markup, css } = renderStyled(<main>{children}</main>, later);
  const asset = (file: string) => assetAddress(live.shell, file);
  const styles = globalStyles((file) => asset(`fonts/${file}`)) + boardStyle + css;
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} | ${live.settings.brand}`}</title>
      <link rel="icon" href={asset('favicon.svg')} type="image/svg+xml" />
      {PRELOADED_FONTS.map((file) => (
        <link
          key={file}
          rel="preload"
          href={asset(`fonts/${file}`)}
          as="font"
          type="font/woff2"
          crossOrigin=""
        />
      ))}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
    </head>,
  );
  return {
    html: `<!doctype html><html lang="en">${head}<body>${markup}</body></html>`,
    policy: boardPolicy(styles, hasForms),
  };
}

/** Renders a part of a page by itself. */
export function boardMarkup(part: ReactElement): string {
  return renderStyled(part).markup;
}

function renderStyled(
  part: ReactElement,
  besides?: ReactNode,
): { readonly markup: string; readonly css: string } {
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToStaticMarkup(sheet.collectStyles(part));
    renderToStaticMarkup(sheet.collectStyles(<>{besides}</>));
    return { markup, css: cssOf(sheet.getStyleTags()) };
  } finally {
    sheet.seal();
  }
}

function boardPolicy(styles: string, hasForms: boolean): string {
  return [
    "default-src 'none'",
    `style-src ${hashSource(styles)}`,
    "font-src 'self'",
    "img-src 'self'",
    `form-action ${hasForms ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
