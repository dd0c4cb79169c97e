/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from '../test/repositoryFiles';

const ROOT = path.resolve(__dirname, '../..');

/** Matches the path of a file in the repository, as in `shell/start.ts`. */
const FILE = /`((?:shell|shared|account-api|mfe-[a-z]+|\.github)\/[\w./-]+\.[a-z]+)`/g;

/** Matches a link to a file or to a heading, but not a link to another site. */
const LINK = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g;

const documents = repositoryFiles(/\.md$/).filter(({ file }) => !file.includes('/content/'));

const headings = new Map(
  documents.map(({ file, lines }) => [
    file,
    lines.flatMap((line) => /^#+ (.*)/.exec(line)?.[1] ?? []).map(anchorOf),
  ]),
);

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, '')
    .replace(/\s/g, '-');
}

test('no document is empty', () => {
  expect(documents.filter(({ lines }) => lines.join('').trim() === '')).toEqual([]);
});

test('every file that a document names exists', () => {
  const named = documents.flatMap(({ file, lines }) =>
    [...lines.join('\n').matchAll(FILE)].map(([, name = '']) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(30);
  // Files that do not exist, because readers of the how-to documents create them.
  const isExample = (name: string) =>
    /\b(ProductMaker\.tsx|care\/page\.tsx|30090\.json|workflows\/remote\.yml)$/.test(name);
  expect(named.filter(({ name }) => !isExample(name) && !existsSync(path.join(ROOT, name)))).toEqual([]);
});

test('every link of a document leads to a file and a heading that exist', () => {
  const links = documents.flatMap(({ file, lines }) =>
    [...lines.join('\n').matchAll(LINK)].map(([link, target = '', anchor]) => ({
      file,
      link,
      target: target === '' ? file : path.posix.join(path.posix.dirname(file), target),
      anchor,
    })),
  );
  const broken = links.filter(
    ({ target, anchor }) =>
      !existsSync(path.join(ROOT, target)) || (anchor && !headings.get(target)?.includes(anchor)),
  );
  expect(links.length).toBeGreaterThan(30);
  expect(broken.map(({ file, link }) => `${file}: ${link}`)).toEqual([]);
});

test('the index of decisions lists each decision once', () => {
  const isDecision = /^shell\/docs\/decisions\/(\d.*\.md)$/;
  const index = documents.find(({ file }) => file === 'shell/docs/decisions/README.md')?.lines ?? [];
  const listed = index.flatMap((line) => /^- \[\d+\. .*?\]\((\d[^)]+)\)/.exec(line)?.[1] ?? []);
  expect(listed).toEqual(documents.flatMap(({ file }) => isDecision.exec(file)?.[1] ?? []).sort());
});
