import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { globalStyles } from '@tanabana/runtime/theme/globalStyles';
import { ServerStyleSheet } from 'styled-components';
import { hashSource } from '../render/contentSecurityPolicy';
import { cssOf } from '../render/cssOf';
import { boardStyle } from './boardStyle';

/** A page of the board, and the policy it is sent with. */
interface BoardPage {
  readonly html: string;
  readonly policy: string;
}

interface BoardPageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Whether the page holds forms. */
  readonly hasForms?: boolean;
  /** What is added to the page after it was begun, for its styles. */
  readonly later?: ReactNode;
}

/** Renders a page of the board: no scripts, and nothing but its own styles. */
export function boardPage({ title, children, hasForms = false, later }: BoardPageProps): BoardPage {
  const { markup, css } = renderStyled(<main>{children}</main>, later);
  // The fonts of the machine: those of the shop belong to another origin.
  const styles = globalStyles(() => '').replace(/@font-face\{[^}]*\}/g, '') + boardStyle + css;
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} | Releases`}</title>
      <link rel="icon" href="data:," />
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
    'img-src data:',
    `form-action ${hasForms ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
