import type { Settings } from '@tanabana/runtime/settings/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { contentSecurityPolicy, hashSource } from './contentSecurityPolicy';
import { toRenderedDocument } from './compressDocument';
import type { RenderedDocument } from './renderTask';

const STYLE =
  ':root{color-scheme:only light}body{max-width:40rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 Georgia,serif;color:#22385a}a{color:inherit}';

/** Empty reference, which resolves to the address of the current page. */
const THIS_PAGE = '';

/**
 * Creates the document that replaces a page when the shell cannot be rendered or too many pages are queued. The
 * document contains a message and the contact details of the shop.
 */
export function emergencyDocument(settings: Settings, isBusy = false): RenderedDocument {
  const { brand, contact } = settings;
  const markup = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="only light" />
        <meta name="robots" content="noindex" />
        <title>{brand}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>{brand}</h1>
        <p>{`${isBusy ? 'We have many visitors right now.' : 'We cannot show this page just now.'} Your cart and wishlist are safe on this device.`}</p>
        <p>
          <a href={THIS_PAGE}>Try again</a>, or <a href="/">go to the home page</a>. You can also reach us at{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a> or {contact.phone}.
        </p>
      </body>
    </html>,
  );
  return toRenderedDocument({
    html: `<!doctype html>${markup}`,
    policy: contentSecurityPolicy(settings, { scripts: [], styles: [hashSource(STYLE)] }),
    status: 503,
  });
}
