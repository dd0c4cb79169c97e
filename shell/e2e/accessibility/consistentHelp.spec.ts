import { expect, test } from '@tanabana/tooling/playwright/journey';
import { ALL_PAGES } from '../routes';

/**
 * Matches pages with a form. These pages have no floating button, because the button would cover controls of the
 * form.
 */
const HAS_FORM =
  /^\/(?:cart|enquiry|checkout|dashboard|login|register|contact|newsletter|coming-soon|blog\/create)(?:\/|\?|$)/;

for (const path of ALL_PAGES) {
  test(`${path} has help in the footer, and a floating button as the last control unless the page has a form (WCAG 3.2.6)`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const [, footer = '', end = ''] = /<footer([\s\S]*)<\/footer>([\s\S]*?)(?:<dialog|$)/.exec(html) ?? [];
    const help = [...footer.matchAll(/<a [^>]*href="(\/contact|\/faq)"/g)].map(([, address]) => address);
    expect(help).toEqual(['/contact', '/faq']);
    expect(end.includes('aria-label="Contact Us"')).toBe(!HAS_FORM.test(path));
    if (!HAS_FORM.test(path)) expect(end.match(/<(?:button|a)\b/g)).toHaveLength(1);
  });
}
