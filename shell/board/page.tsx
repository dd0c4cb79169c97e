import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { documentHeaders } from '@tanabana/http/responseHeaders';
import { authorInWords } from '@tanabana/releases/deployments/deploymentHistory';
import { hashSource } from '../render/contentSecurityPolicy';
import { personOf } from './person';

const boardStyle = `
:root{color-scheme:only light;--paper:#fbf7f0;--sand:#efe6d8;--ink:#221a16;--muted:#6a5c52;--madder:#8c2f2b;--indigo:#22385a;--brass:#b0843a;--leaf:#4f6b4a;--line:#ddd0bd;--control:#8a7a6c}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:.9375rem/1.5 system-ui,sans-serif;overflow-wrap:break-word}
main{max-width:1180px;margin:0 auto;padding:24px 16px 72px}
h1,h2,h3{margin:0 0 12px;color:var(--indigo);font-weight:600;line-height:1.25;text-wrap:balance}
h1{font-size:1.75rem}h2{font-size:1.3125rem}h3{font-size:1.0625rem}
section{margin-top:40px;padding-top:16px;border-top:1px solid var(--brass)}
section>h3,summary{margin-top:24px}
p{margin:0 0 12px;max-width:76ch;text-wrap:pretty}
ul,ol{margin:0;padding:0;list-style:none}
a{color:var(--madder);text-underline-offset:.2em}
code{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--indigo);outline-offset:3px}
.quiet,.person{color:var(--muted)}
.alarm{color:var(--madder);font-weight:600}
.good{color:var(--leaf);font-weight:600}
.person{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 16px;max-width:none}
.notice{max-width:760px;margin:16px 0;padding:12px 16px;border-left:4px solid var(--leaf);background:var(--sand)}
.notice.bad{border-color:var(--madder)}.notice li{white-space:pre-line}
.choices{display:flex;flex-wrap:wrap;align-items:center;gap:12px;margin:16px 0}
button{display:inline-flex;align-items:center;min-height:44px;padding:8px 20px;border:1px solid var(--madder);border-radius:2px;background:var(--madder);color:var(--paper);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button.quiet{background:none;color:var(--madder)}
form{display:flex;flex-direction:column;align-items:flex-start;gap:16px;max-width:560px}
label,input,select,textarea{display:block;width:100%;font:inherit;color:inherit}
label{font-weight:600}
label small{display:block;color:var(--muted);font-weight:400}
input,select,textarea{min-height:44px;margin-top:4px;padding:8px 12px;border:1px solid var(--control);border-radius:2px;background:var(--paper);font-weight:400}
select{text-overflow:ellipsis}
form.picks{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));align-items:end;max-width:none;margin-top:24px}
table{width:100%;margin-bottom:12px;border-collapse:collapse;font-size:.8125rem;line-height:1.45}
th{padding:6px 12px 6px 0;border-bottom:1px solid var(--control);color:var(--muted);font-weight:600;text-align:left;vertical-align:bottom}
td{padding:8px 12px 8px 0;border-bottom:1px solid var(--line);vertical-align:top;font-variant-numeric:tabular-nums}
.step{margin:0;padding:4px 0;border-bottom:1px solid var(--line)}
@media (max-width:767px){
table,tbody,tr{display:block}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{padding:8px 0;border-bottom:1px solid var(--line)}
td{display:grid;grid-template-columns:8.5em minmax(0,1fr);gap:12px;padding:2px 0;border:0}
td:empty{display:none}
td:first-child{display:block;font-weight:600}
td:not(:first-child)::before{color:var(--muted);content:attr(data-label)}
}
@media (min-width:768px){main{padding:32px 32px 96px}td code{white-space:nowrap}td[data-label=When]{min-width:9.5em}}
`;

/** Content security policy that allows no scripts, and no styles except `boardStyle`. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashSource(boardStyle)}`,
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const PAGE_HEADERS = { 'content-type': 'text/html; charset=utf-8', ...documentHeaders(POLICY) };

export function renderPage(request: FastifyRequest, title: string, children: ReactNode): string {
  const { name, isVerified } = personOf(request);
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
            <span>{`You act as ${authorInWords({ by: name ?? 'this server’s environment names you', isNameVerified: isVerified })}.`}</span>
          </p>
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

export function sendPage(reply: FastifyReply, request: FastifyRequest, title: string, children: ReactNode) {
  return reply.headers(PAGE_HEADERS).send(renderPage(request, title, children));
}

interface NoticeProps {
  readonly message: string;
  /** Details, which are displayed on one line each. */
  readonly lines?: readonly string[];
  readonly isBad?: boolean;
}

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
