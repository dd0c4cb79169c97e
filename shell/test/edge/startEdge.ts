import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { ROOT } from '../publishPresentSources';

const CONFIGURATIONS = path.join(ROOT, 'shell/deploy/edge');

/** Longest that a program may take until it answers, in milliseconds. */
const START_TIMEOUT_MS = 20_000;

/** A change of a reference configuration: text that it contains → text that replaces it. */
export type Change = readonly [file: 'nginx.conf' | 'shop.vcl', from: string, to: string];

/** nginx and Varnish in front of machines. */
export interface Edge {
  /** `https://localhost:…` */
  readonly origin: string;
  /** Varnish without TLS, for operators. */
  readonly cache: string;
  /** File of the certificate that signs the connection. */
  readonly certificate: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts nginx and Varnish with the reference configurations.
 * @param machines origins of two machines
 * @param changes misconfigurations
 * @throws {Error} when a program is missing, with the packages to install, or refuses its configuration
 */
export async function startEdge(
  machines: readonly [string, string],
  changes: readonly Change[] = [],
): Promise<Edge> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tanabana-edge-'));
  const [httpPort, httpsPort, cachePort] = [await freePort(), await freePort(), await freePort()];
  const certificate = makeCertificate(folder);
  const [portOf1, portOf2] = machines.map((origin) => new URL(origin).port);
  const nginx = configuration(folder, [
    ['nginx.conf', 'listen 80;', `listen ${httpPort};`],
    ['nginx.conf', 'listen 443 ', `listen ${httpsPort} `],
    ['nginx.conf', '127.0.0.1:6081', `127.0.0.1:${cachePort}`],
    ['nginx.conf', '/etc/ssl/tanabana', folder],
    ['nginx.conf', 'worker_processes auto;', `worker_processes 1; pid ${folder}/nginx.pid;`],
    ...changes.filter(([file]) => file === 'nginx.conf'),
  ]);
  const vcl = configuration(folder, [
    ['shop.vcl', `"shop-1.internal";\n  .port = "3000"`, `"127.0.0.1";\n  .port = "${portOf1}"`],
    ['shop.vcl', `"shop-2.internal";\n  .port = "3000"`, `"127.0.0.1";\n  .port = "${portOf2}"`],
    ...changes.filter(([file]) => file === 'shop.vcl'),
  ]);
  const varnishArguments = ['-F', '-f', vcl, '-a', `127.0.0.1:${cachePort}`, '-n', `${folder}/varnish`];
  const programs = [
    run('varnishd', [...varnishArguments, '-s', 'malloc,64m', '-j', 'none', '-p', 'http_gzip_support=off']),
    run('nginx', ['-p', folder, '-e', `${folder}/error.log`, '-c', nginx, '-g', 'daemon off;']),
  ];
  const cache = `http://127.0.0.1:${cachePort}`;
  await Promise.race([
    answers(`${cache}/livez`),
    ...programs.map(async ({ ended }) => {
      throw new Error(await ended);
    }),
  ]);
  return {
    origin: `https://localhost:${httpsPort}`,
    cache,
    certificate,
    stop: async () => {
      for (const { child } of programs) child.kill('SIGTERM');
      await Promise.all(programs.map(({ ended }) => ended));
    },
  };
}

/** Writes a reference configuration with changes. @returns its file */
function configuration(folder: string, changes: readonly Change[]): string {
  const [[name] = ['']] = changes;
  const words = changes.reduce(
    (words, [, from, to]) => {
      if (!words.includes(from)) throw new Error(`${name} does not contain: ${from}`);
      return words.replaceAll(from, () => to);
    },
    readFileSync(path.join(CONFIGURATIONS, name), 'utf8'),
  );
  const file = path.join(folder, name);
  writeFileSync(file, words);
  return file;
}

function makeCertificate(folder: string): string {
  const certificate = path.join(folder, 'certificate.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const files = ['-keyout', path.join(folder, 'key.pem'), '-out', certificate];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', [...kind, '-days', '2', ...subject, ...files], { stdio: 'ignore' });
  return certificate;
}

function run(program: string, words: readonly string[]) {
  const child = spawn(program, [...words], { stdio: ['ignore', 'ignore', 'pipe'] });
  const errors = text(child.stderr);
  const ended = once(child, 'exit').then(
    async () => errors,
    (error: unknown) => {
      throw new Error(`${program} does not start. Install it: apt-get install nginx varnish openssl`, {
        cause: error,
      });
    },
  );
  return { child, ended };
}

async function answers(address: string): Promise<void> {
  const until = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < until) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await delay(50);
  }
  throw new Error(`${address} does not answer.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
