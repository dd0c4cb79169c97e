import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { freePort } from '@tanabana/account-api/testing/freePort';
import { ROOT } from '../publishPresentSources';

const CONFIGURATIONS = path.join(ROOT, 'shell/deploy/edge');

/** Maximum time until a program accepts connections, in milliseconds. */
const START_TIMEOUT_MS = 20_000;

type Replacement = readonly [from: string, to: string];

export interface Edge {
  /** Origin of nginx, as in `https://localhost:4430`. */
  readonly origin: string;
  /** Origin of Varnish, without TLS. */
  readonly cache: string;
  /** Path of the certificate that clients must trust. */
  readonly certificate: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts nginx and Varnish with the reference configurations.
 * @param machines origins of two servers
 * @throws {Error} when a program is missing or refuses its configuration
 */
export async function startEdge(machines: readonly [string, string]): Promise<Edge> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tanabana-edge-'));
  const [httpPort, httpsPort, cachePort] = [await freePort(), await freePort(), await freePort()];
  const certificate = makeCertificate(folder);
  const [portOf1, portOf2] = machines.map((origin) => new URL(origin).port);
  const nginx = writeConfiguration(folder, 'nginx.conf', [
    ['listen 80;', `listen ${httpPort};`],
    ['listen 443 ', `listen ${httpsPort} `],
    ['127.0.0.1:6081', `127.0.0.1:${cachePort}`],
    ['shop-1.internal:3000', `127.0.0.1:${portOf1}`],
    ['shop-2.internal:3000', `127.0.0.1:${portOf2}`],
    ['/etc/ssl/tanabana', folder],
    ['worker_processes auto;', `worker_processes 1; pid ${folder}/nginx.pid;`],
  ]);
  const vcl = writeConfiguration(folder, 'shop.vcl', [
    [`"shop-1.internal";\n  .port = "3000"`, `"127.0.0.1";\n  .port = "${portOf1}"`],
    [`"shop-2.internal";\n  .port = "3000"`, `"127.0.0.1";\n  .port = "${portOf2}"`],
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

/**
 * Writes a copy of a reference configuration, with replacements.
 * @returns the path of the copy
 */
function writeConfiguration(folder: string, name: string, replacements: readonly Replacement[]): string {
  let words = readFileSync(path.join(CONFIGURATIONS, name), 'utf8');
  for (const [from, to] of replacements) {
    if (!words.includes(from)) throw new Error(`${name} does not contain: ${from}`);
    words = words.replaceAll(from, () => to);
  }
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
