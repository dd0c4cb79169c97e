import type { Chapter } from './reader';

/**
 * The walk as Markdown: a heading for each page, a line for each act, and what was spoken, sentences apart by ` · `.
 */
export function transcriptOf(chapters: readonly Chapter[]): string {
  const pages = chapters.map(({ title, steps }) => {
    const lines = steps.map(({ act, spoken }) => `- **${act}**: ${spoken.join(' · ') || '_(silence)_'}`);
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  return `# Transcript of the walk with a screen reader\n\nWritten by \`npm run test:screen-reader -- --write\`: what was pressed, and what Orca said.\n\n${pages.join('\n')}`;
}
