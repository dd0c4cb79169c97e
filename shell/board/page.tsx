import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { documentHeaders } from '@tanabana/http/responseHeaders';
import { hashSource } from '../render/contentSecurityPolicy';
import { boardStyle } from './boardStyle';
import { nameOf } from './boardForm';

/** Allows no scripts, and only the board's own styles. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashSource(boardStyle)}`,
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every page of the board. */
export const PAGE_HEADERS = { 'content-type': 'text/html; charset=utf-8', ...documentHeaders(POLICY) };

/** Renders a page of the board. */
export function renderPage(request: FastifyRequest, title: string, children: ReactNode): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="only light" />
        <title>{`${title} | Releases`}</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: boardStyle }} />
      </head>
      <body>
        <main>
          <p className="person">
            <a href="/">Overview</a>
            <span>{`You act as ${nameOf(request) ?? 'this server’s environment names you'}.`}</span>
          </p>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** Sends a page of the board. */
export function sendPage(
  reply: FastifyReply,
  request: FastifyRequest,
  title: string,
  children: ReactNode,
): FastifyReply {
  return reply.headers(PAGE_HEADERS).send(renderPage(request, title, children));
}

interface NoticeProps {
  readonly message: string;
  /** Details, one per line. */
  readonly lines?: readonly string[];
  readonly isBad?: boolean;
}

/** A message about the last action. */
export function Notice({ message, lines = [], isBad = false }: NoticeProps) {
  return (
    <div className={isBad ? 'notice bad' : 'notice'} role={isBad ? 'alert' : 'status'}>
      <p>{message}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
