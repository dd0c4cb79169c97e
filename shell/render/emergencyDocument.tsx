import type { Settings } from '@tanabana/contract/settings/settings';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { contentSecurityPolicy, hashSource } from './contentSecurityPolicy';
import { toRenderedDocument } from './compressDocument';
import type { RenderedDocument } from './renderTask';

const STYLE =
  ':root{color-scheme:only light}body{max-width:40rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 Georgia,serif;color:#22385a}a{color:inherit}';

/** Title before the first release, which contains the name of the shop. */
const NAMELESS = 'This shop';

/** Empty reference, which resolves to the address of the current page. */
const THIS_PAGE = '';

/**
 * Creates the document that replaces a page when the shell cannot be rendered or too many pages are queued. The
 * document contains a message and the contact details of the shop.
 * @param settings undefined before the first release
 */
export function emergencyDocument(settings: Settings | undefined, isBusy = false): RenderedDocument {
  const contact = settings?.contact;
  const { html, policy } = toPage(
    settings,
    settings?.brand ?? NAMELESS,
    <>
      <p>{`${isBusy ? 'We have many visitors right now.' : 'We cannot show this page just now.'} Your cart and wishlist are safe on this device.`}</p>
      <p>
        <a href={THIS_PAGE}>Try again</a>, or <a href="/">go to the home page</a>.
        {contact && (
          <>
            {' '}
            You can also reach us at <a href={`mailto:${contact.email}`}>{contact.email}</a> or{' '}
            {contact.phone}.
          </>
        )}
      </p>
    </>,
  );
  return toRenderedDocument({ html, policy, status: 503 });
}

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'This address is not complete. Please check the link, or copy it again.',
  404: 'There is nothing at this address.',
  408: 'Your request took too long to reach us.',
  429: 'You have sent us many requests. Please wait a minute.',
  431: 'Your browser has stored more cookies for this site than we can read. Please delete the cookies of this site, and try again.',
};

/** Creates the page for visitors whose request the server answers without rendering. */
export function refusalPage(settings: Settings | undefined, status: number): HtmlPage {
  return toPage(
    settings,
    [status, settings?.brand].filter(Boolean).join(' | '),
    <>
      <p>
        {REFUSALS[status] ?? 'We cannot show this page just now.'} Your cart and wishlist are safe on this
        device.
      </p>
      <p>
        <a href="/">Go to the home page</a> or <a href="/catalogue">browse the catalogue</a>. (Error {status})
      </p>
    </>,
  );
}

interface HtmlPage {
  readonly html: string;
  readonly policy: string;
}

function toPage(settings: Settings | undefined, title: string, content: ReactNode): HtmlPage {
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="only light" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>{settings?.brand ?? NAMELESS}</h1>
        {content}
      </body>
    </html>,
  );
  const policy = contentSecurityPolicy(settings ?? { apiBaseUrl: '/api' }, {
    scripts: [],
    styles: [hashSource(STYLE)],
  });
  return { html: `<!doctype html>${markup}`, policy };
}
