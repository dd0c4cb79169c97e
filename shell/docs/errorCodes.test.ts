/** @jest-environment node */
import { repositoryFiles } from '../test/repositoryFiles';

const SOURCES =
  /^(shell\/(cli|render\/verify)|shared\/(releases|tooling\/(publish|webpack)|contract\/remotes))\//;

/** Matches errors without an error code in the release commands. */
const UNCODED = /new (?:Usage|Release|Artefact|Key)Error\(\s*['"`](?!TB-)[^'"`]*/g;

const codesIn = (text: string) => text.match(/\bTB-[A-Z]{5,}-\d{3}\b/g) ?? [];

const textOf = (ending: RegExp, folders: RegExp) =>
  repositoryFiles(ending)
    .filter(({ file }) => folders.test(file) && !/\.test(ing)?\.ts$/.test(file))
    .flatMap(({ lines }) => lines)
    .join('\n');

const sources = () => textOf(/\.ts$/, SOURCES);

test('each error code of the release commands occurs once in the sources and once in the documents', () => {
  const documented = codesIn(textOf(/error-codes\.md$/, /^shell\/docs\//));
  expect(codesIn(sources()).sort()).toEqual(documented.sort());
  expect(new Set(documented).size).toBe(documented.length);
});

test('every error of the release commands has a code', () => {
  expect(sources().match(UNCODED) ?? []).toEqual([]);
});
