import type { Chapter, Step } from './reader';

/** The last control of the header, and the first sentence of the footer. */
const HEADER_ENDS = 'Profile';
const FOOTER_STARTS = 'Handmade in India, bought straight from the people who make it.';

/**
 * The walk as Markdown: a heading for each page, a line for each act, and what was spoken, sentences apart by ` · `.
 * Header and footer are written out once, where the first page is read.
 */
export function transcriptOf(chapters: readonly Chapter[]): string {
  const pages = chapters.map(({ title, steps }, index) => {
    const lines = steps.map((step) => `- **${step.act}**: ${sentences(step, index > 0) || '(silence)'}`);
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  const intro =
    'Written by `npm run test:screen-reader -- --write`: what was pressed, and what Orca said. ' +
    'Header and footer are written out for the first page only.';
  return `# Transcript of the walk with a screen reader\n\n${intro}\n\n${pages.join('\n')}`;
}

function sentences({ act, spoken }: Step, withoutFrame: boolean): string {
  const isReading = withoutFrame && act === 'reads from the top';
  const start = isReading ? spoken.indexOf(HEADER_ENDS) + 1 : 0;
  const end = isReading ? spoken.indexOf(FOOTER_STARTS) : -1;
  return spoken.slice(start, end < 0 ? undefined : end).join(' · ');
}
