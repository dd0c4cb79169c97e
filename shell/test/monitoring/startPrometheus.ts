import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@tanabana/account-api/testing/freePort';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import * as v from 'valibot';
import { ROOT } from '../publishPresentSources';

const RULES = path.join(ROOT, 'shell/deploy/monitoring');

/** Seconds between two scrapes in production, and between two evaluations of the rules. */
const INTERVAL_SECONDS = 15;

const UNITS = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;

const alertsSchema = v.object({
  data: v.object({
    alerts: v.array(
      v.object({ labels: v.record(v.string(), v.string()), state: v.picklist(['pending', 'firing']) }),
    ),
  }),
});

const resultSchema = v.object({ data: v.object({ result: v.array(v.unknown()) }) });

/** Divides all durations of the rules, as in `[5m]`, `offset 10m` and `for: 1m`. */
function shortenDurations(rules: string, speed: number): string {
  return rules.replace(
    /(\[|offset |for: )(\d+)([smhd])\b/g,
    (_, before: string, count: string, unit: keyof typeof UNITS) =>
      `${before}${Math.round((Number(count) * UNITS[unit] * 1_000) / speed)}ms`,
  );
}

/**
 * @param targets hosts and ports with metrics
 * @param speed number by which the interval of scrapes and all durations of the rules are divided
 * @throws {Error} when Prometheus is not installed, or refuses the configuration
 */
export async function startPrometheus(targets: readonly string[], speed: number) {
  const folder = newFolder();
  for (const name of readdirSync(RULES).filter((file) => file.endsWith('.rules.yaml')))
    writeFileSync(
      path.join(folder, name),
      shortenDurations(readFileSync(path.join(RULES, name), 'utf8'), speed),
    );
  const interval = `${Math.round((INTERVAL_SECONDS * 1_000) / speed)}ms`;
  const configuration = {
    global: { scrape_interval: interval, scrape_timeout: interval, evaluation_interval: interval },
    rule_files: ['*.rules.yaml'],
    scrape_configs: [{ job_name: 'tanabana', static_configs: [{ targets }] }],
  };
  const file = path.join(folder, 'prometheus.yaml');
  writeFileSync(file, JSON.stringify(configuration));
  const port = await freePort();
  const child = spawn(
    'prometheus',
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = once(child, 'exit').catch((error: unknown) => {
    throw new Error('Prometheus does not start. Install it: apt-get install prometheus', { cause: error });
  });
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${origin}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const up = (async () => {
    while (!(await isUp())) await delay(50);
  })();
  await Promise.race([
    up,
    ended.then(() => {
      throw new Error('Prometheus refused its configuration.');
    }),
  ]);
  const read = async (address: string): Promise<unknown> => (await fetch(origin + address)).json();
  return {
    firing: async () => {
      const { alerts } = v.parse(alertsSchema, await read('/api/v1/alerts')).data;
      return alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels);
    },
    countSeries: async (expression: string) =>
      v.parse(resultSchema, await read(`/api/v1/query?query=${encodeURIComponent(expression)}`)).data.result
        .length,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
