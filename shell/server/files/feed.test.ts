/** @jest-environment node */
import { builtDeployable } from '@tanabana/releases/versions/builtDeployable.testing';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { parseDocument } from 'htmlparser2';
import { openStorefront, openTestShop, versionOf } from '../../test/testShop';

const { origin } = defaultSettings;
const post = {
  path: '/blog/a-vat-of-blue',
  title: 'Blue & “bluer”',
  summary: 'Water < jaggery',
  author: 'Rohan',
  category: 'Textiles',
  published: '2025-09-06T08:00:00Z',
  updated: '2025-09-07T08:00:00Z',
};

async function shopWith(records: Readonly<Record<string, string>>) {
  const shop = await openTestShop();
  const blog = builtDeployable(
    { name: 'blog', version: versionOf(1), records },
    { 'browser/entry.js': 'export {}', 'browser/records/feed.json': JSON.stringify([post]) },
  );
  const release = await shop.compose([blog]);
  await shop.promote(release.id);
  return openStorefront(shop);
}

test('the feed lists the published posts with their addresses and times', async () => {
  const app = await shopWith({ feed: 'records/feed.json' });
  const { statusCode, body, headers } = await app.inject('/feed.xml');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(body).toContain(
    `<entry><id>${origin}/blog/a-vat-of-blue</id><title>Blue &amp; “bluer”</title>` +
      `<link rel="alternate" href="${origin}/blog/a-vat-of-blue"/>`,
  );
  expect(body).toContain('<summary>Water &lt; jaggery</summary>');
  expect(body).toContain(`<title>${defaultSettings.brand}</title>`);
  expect(body).toContain(`<updated>${post.updated}</updated>\n<entry>`);
  expect(parseDocument(body, { xmlMode: true }).children).toHaveLength(4);
});

test('there is no feed without a remote that publishes one', async () => {
  const app = await shopWith({});
  expect((await app.inject('/feed.xml')).statusCode).toBe(404);
});
