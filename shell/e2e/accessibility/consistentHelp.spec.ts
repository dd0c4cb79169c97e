import { expect, test } from '@tanabana/build/playwright/journey';
import { ALL_PAGES } from '../routes';

for (const path of ALL_PAGES) {
  test(`help is in the same places on ${path}: in the footer, and as the last control (WCAG 3.2.6)`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const [, footer = '', end = ''] = /<footer([\s\S]*)<\/footer>([\s\S]*?)<dialog/.exec(html) ?? [];
    const help = [...footer.matchAll(/<a [^>]*href="(\/contact|\/faq)"/g)].map(([, address]) => address);
    expect(help).toEqual(['/contact', '/faq']);
    expect(end.match(/<(?:button|a)\b/g)).toHaveLength(1);
    expect(end).toContain('Contact Us');
  });
}
