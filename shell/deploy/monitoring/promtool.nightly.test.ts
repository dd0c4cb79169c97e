/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@tanabana/artefacts/store/builtDeployable.testing';
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

test('the expressions of the dashboard are valid', () => {
  const rules = dashboardQueries(readFileSync(path.join(__dirname, 'dashboard.json'), 'utf8')).map(
    ({ expr }, index) => ({ record: `panel:${index}`, expr: expr.replaceAll('$__rate_interval', '1m') }),
  );
  const file = path.join(newFolder(), 'panels.yaml');
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }));
  expect(run('promtool', 'check', 'rules', file)).toContain(`${rules.length} rules found`);
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
