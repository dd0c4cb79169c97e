/** @jest-environment node */
import path from 'node:path';
import { repositoryFiles } from '../test/repositoryFiles';

/** Rows of the table of formats in `operating.md`. */
const rows = repositoryFiles(/^shell\/docs\/operating\.md$/)
  .flatMap(({ lines }) =>
    lines.slice(lines.indexOf('## Upgrades'), lines.indexOf('## Health, metrics and logs')),
  )
  .filter((line) => line.startsWith('| '));

const samples = repositoryFiles(/\/frozen\/[\w.-]+\.json$/).map(({ file }) => file);
const sources = repositoryFiles(
  /^(shell\/src|mfe-[a-z]+\/src|shared\/(contract|shop|ui))\/.*(?<!\.(test|testing))\.tsx?$/,
);
const tests = repositoryFiles(/\.test\.tsx?$/);

test('the table names every frozen sample, and a test reads it', () => {
  expect(samples.length).toBeGreaterThan(5);
  for (const sample of samples) {
    expect({ sample, rows: rows.filter((row) => row.includes(`\`${sample}\``)) }).not.toMatchObject({
      rows: [],
    });
    const { dir, base } = path.posix.parse(sample);
    const readers = tests.filter(
      ({ file, lines }) =>
        path.posix.dirname(file) === path.posix.dirname(dir) &&
        lines.some((line) => line.includes(`/${base}'`) || line.includes(`'${base}'`)),
    );
    expect({ sample, readers: readers.length }).not.toEqual({ sample, readers: 0 });
  }
});

test('the table names every key of browser storage that the sources declare', () => {
  const keys = sources.flatMap(({ lines }) =>
    lines.flatMap((line) => /^(?:export )?const \w+_KEY = '(\w+)';/.exec(line)?.[1] ?? []),
  );
  expect(keys.length).toBeGreaterThan(7);
  expect(keys.filter((key) => !rows.some((row) => row.includes(`\`${key}\``)))).toEqual([]);
});

test('sources access browser storage only through the module browserStorage', () => {
  const direct = sources.filter(({ file, lines }) =>
    lines.some(
      (line) =>
        /\b(localStorage|sessionStorage|indexedDB)\b/.test(line) && !file.includes('stored/browserStorage'),
    ),
  );
  expect(direct.map(({ file }) => file)).toEqual([]);
});
