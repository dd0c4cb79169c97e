/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { dashboardQueries } from '../../test/monitoring/queries';

const files = readdirSync(__dirname);
const filesOf = (ending: string) => files.filter((name) => name.endsWith(ending));

/**
 * Runs a program of Prometheus in the folder of the rules.
 * @throws {Error} with the output of the program, or with the package to install
 */
function run(program: 'promtool' | 'amtool', ...words: readonly string[]): string {
  try {
    return execFileSync(program, words, { cwd: __dirname, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: string; stdout?: string; stderr?: string };
    if (code === 'ENOENT')
      throw new Error(
        `There is no ${program}. Install it: apt-get install prometheus prometheus-alertmanager`,
      );
    throw new Error(`${program} ${words.join(' ')} failed:\n${stdout}${stderr}`);
  }
}

test('the configuration and the rules are valid', () => {
  expect(run('promtool', 'check', 'config', 'prometheus.yaml')).toContain('2 rule files found');
});

test.each(filesOf('.promtest.yaml'))('alerts as %s states', (file) => {
  expect(run('promtool', 'test', 'rules', file)).toContain('SUCCESS');
});

/** Writes the expressions of the dashboard as recording rules. */
function writePanels(folder: string): number {
  const rules = dashboardQueries(readFileSync(path.join(__dirname, 'dashboard.json'), 'utf8')).map(
    ({ expr }, index) => ({ record: `panel:${index}`, expr: expr.replaceAll('$__rate_interval', '4m') }),
  );
  writeFileSync(path.join(folder, 'panels.yaml'), JSON.stringify({ groups: [{ name: 'panels', rules }] }));
  return rules.length;
}

test('the expressions of the dashboard are valid', () => {
  const folder = newFolder();
  const count = writePanels(folder);
  expect(run('promtool', 'check', 'rules', path.join(folder, 'panels.yaml'))).toContain(
    `${count} rules found`,
  );
});

/**
 * Series of two servers. Server `a` promotes the canary r2 a scrape before server `b`, and restarts after 8 minutes. Then
 * `b` rolls back a scrape before `a`.
 */
const TWO_SERVERS = Object.entries({
  'tanabana_release_live{release="r1", cohort="live", instance="a"}': '1x4 _x8 1x10',
  'tanabana_release_live{release="r1", cohort="live", instance="b"}': '1x5 _x6 1x11',
  'tanabana_release_live{release="r2", cohort="canary", instance="a"}': '1x4 _x20',
  'tanabana_release_live{release="r2", cohort="canary", instance="b"}': '1x5 _x20',
  'tanabana_release_live{release="r2", cohort="live", instance="a"}': '_x5 1x7 _x10',
  'tanabana_release_live{release="r2", cohort="live", instance="b"}': '_x6 1x5 _x11',
  ...Object.fromEntries(
    ['a', 'b'].flatMap((instance) =>
      ['r1', 'r2'].flatMap((release) =>
        ['0.5', '+Inf'].map((le) => [
          `tanabana_http_request_duration_seconds_bucket{route="/", release="${release}", status="200", le="${le}", instance="${instance}"}`,
          instance === 'a' ? '0+60x8 0+60x14' : '0+60x23',
        ]),
      ),
    ),
  ),
  ...Object.fromEntries(
    ['a', 'b'].flatMap((instance) =>
      ['live', 'canary'].flatMap((cohort) =>
        ['counted', 'failed'].map((state) => [
          `tanabana_canary_visitors{cohort="${cohort}", state="${state}", instance="${instance}"}`,
          '5x5 _x18',
        ]),
      ),
    ),
  ),
  'tanabana_render_processes_ended_total{remote="cart", version="2", instance="a"}': '0x8 0x14',
  'tanabana_circuit_breaker_open{remote="cart", version="2", instance="b"}': '_x6 1x5 _x11',
}).map(([series, values]) => ({ series, values }));

test('the dashboard has values through a promotion, a restart and a rollback of two servers', () => {
  const folder = newFolder();
  writePanels(folder);
  const minutes = Array.from({ length: 18 }, (_, minute) => minute + 3);
  const pages = `count(${dashboardQueries(readFileSync(path.join(__dirname, 'dashboard.json'), 'utf8'))
    .find(({ expr }) => expr.includes('group_left'))
    ?.expr.replaceAll('$__rate_interval', '4m')}) > bool 0`;
  const file = path.join(folder, 'panels.promtest.yaml');
  writeFileSync(
    file,
    JSON.stringify({
      rule_files: ['panels.yaml'],
      evaluation_interval: '1m',
      tests: [
        {
          interval: '1m',
          input_series: TWO_SERVERS,
          promql_expr_test: minutes.map((minute) => ({
            expr: pages,
            eval_time: `${minute}m`,
            exp_samples: [{ labels: '{}', value: 1 }],
          })),
        },
      ],
    }),
  );
  expect(run('promtool', 'test', 'rules', file)).toContain('SUCCESS');
});

test.each([
  [['remote=cart', 'version=2', 'severity=ticket'], 'cart-team'],
  [['remote=cart', 'version=2', 'severity=page'], 'on-duty,cart-team'],
  [['remote=account', 'version=2', 'severity=ticket'], 'account-team'],
  [['remote=catalogue', 'version=2', 'severity=ticket'], 'catalogue-team'],
  [['remote=content', 'version=2', 'severity=ticket'], 'content-team'],
  [['remote=unknown', 'severity=ticket'], 'shell-team'],
  [['remote=cart', 'team=shell', 'severity=page'], 'on-duty,shell-team'],
  [['team=shell', 'severity=ticket'], 'shell-team'],
])('alerts with %s go to %s', (labels, receivers) => {
  const config = '--config.file=alertmanager.example.yaml';
  expect(run('amtool', 'config', 'routes', 'test', config, ...labels).trim()).toBe(receivers);
});
