import { createHash } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Times of a page load, in milliseconds since the start of the navigation. */
export interface ReportedTimes {
  readonly paint: number;
  readonly usable: number;
}

/** How long a browser rests after its start before it opens the page, in milliseconds. */
const REST_MS = 3_000;

/** Longest wait for a report, in milliseconds. */
const TIMEOUT_MS = 60_000;

/** Runs in the page. Reports its times a little after it is usable: a paint is known later than it happens. */
const SCRIPT = `new PerformanceObserver((list, observer) => {
  const [usable] = performance.getEntriesByName('usable');
  if (!usable) return;
  observer.disconnect();
  setTimeout(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    navigator.sendBeacon('/measured', JSON.stringify({ paint: paint.startTime, usable: usable.startTime }));
  }, 1000);
}).observe({ type: 'mark', buffered: true });`;

const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** A shop whose documents carry one script more, which the policy names: it reports the times of the page. */
export async function openReportingShop(shop: string) {
  let resolveReport: (times: ReportedTimes) => void = () => undefined;
  const server = createServer((incoming, answer) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const { pathname, searchParams } = new URL(url, shop);
    if (pathname === '/measured') {
      void text(incoming).then((report) => resolveReport(JSON.parse(report) as ReportedTimes));
      answer.writeHead(204).end();
      return;
    }
    if (pathname === '/rest') {
      answer.writeHead(200, { 'content-type': 'text/html' }).end(restingPage(searchParams));
      return;
    }
    const isDocument = headers['sec-fetch-dest'] === 'document';
    const asked = isDocument ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const outgoing = request(shop + url, { method, headers: asked }, (given) => {
      if (!isDocument) {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        return;
      }
      const policy = String(given.headers['content-security-policy']);
      delete given.headers['content-length'];
      answer.writeHead(given.statusCode ?? 502, {
        ...given.headers,
        'content-security-policy': policy.replace('script-src ', `script-src ${HASH} `),
      });
      void text(given).then((html) =>
        answer.end(html.replace('</head>', `<script>${SCRIPT}</script></head>`)),
      );
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    /** Address that stores records and opens a page after a while. */
    startAddress: (page: string, records: Readonly<Record<string, string>>) =>
      `${origin}/rest?${new URLSearchParams({ page, records: JSON.stringify(records) })}`,
    /** Times of the next page that reports. @throws {Error} when none does */
    reported: () =>
      new Promise<ReportedTimes>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('No page has reported.')), TIMEOUT_MS);
        resolveReport = (times) => {
          clearTimeout(timer);
          resolve(times);
        };
      }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function restingPage(parameters: URLSearchParams): string {
  const records = parameters.get('records') ?? '{}';
  const page = JSON.stringify(parameters.get('page'));
  return `<!doctype html><title>Rest</title><script>
    for (const [key, value] of Object.entries(${records})) localStorage.setItem(key, value);
    setTimeout(() => location.replace(${page}), ${REST_MS});
  </script>`;
}
