/** @jest-environment node */
import { repositoryFiles } from './repositoryFiles';

/** A citation as in `§2.6`, but not one of another document, as in `RFC 9110 §8.8.1`. */
const CITATION = /(?<!(?:RFC \w+|SP 800-\w+|Trace Context) )§(\d+(?:\.\d+)*)/g;

const specification = repositoryFiles(/^shell\/docs\/specification\.md$/).flatMap(({ lines }) => lines);
const sections = new Set(specification.flatMap((line) => /^#+ (\d+(?:\.\d+)*)\.? /.exec(line)?.[1] ?? []));

test('every cited section of the specification exists', () => {
  const citations = repositoryFiles(/\.(tsx?|mjs|cjs|js|md)$/).flatMap(({ file, lines }) =>
    lines.flatMap((line, index) =>
      [...line.matchAll(CITATION)].map(([, section = '']) => ({
        section,
        place: `${file}:${String(index + 1)}`,
      })),
    ),
  );
  expect(citations.length).toBeGreaterThan(100);
  expect(
    citations
      .filter(({ section }) => !sections.has(section))
      .map(({ section, place }) => `${place} cites §${section}`),
  ).toEqual([]);
});
