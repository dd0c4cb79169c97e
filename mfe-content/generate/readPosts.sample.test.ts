import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { POST_CATEGORIES } from '../src/blog/postSchema';
import { checkSite } from './checkSite';
import { readPosts, readTime } from './readPosts';

/** @jest-environment node */

const content = path.join(__dirname, '../content');
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

describe("the shop's posts", () => {
  const posts = readPosts(content);

  test('are at least nine, newest first, in all five categories', () => {
    expect(posts.length).toBeGreaterThanOrEqual(9);
    expect(posts.map(({ publishedAt }) => publishedAt)).toEqual(
      posts
        .map(({ publishedAt }) => publishedAt)
        .sort()
        .reverse(),
    );
    expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(POST_CATEGORIES));
  });

  test('have 900 words when featured, 450 otherwise', () => {
    for (const { content: html, featured } of posts)
      expect(wordsOf(html)).toBeGreaterThanOrEqual(featured ? 900 : 450);
    expect(posts.filter(({ featured }) => featured)).toHaveLength(2);
  });

  test('include their author, comments and read time', () => {
    const rug = posts.find(({ id }) => id === 'how-a-rug-is-read-aloud');
    expect(rug).toMatchObject({ author: { name: 'Ira Deshmukh' }, commentsCount: 3, readTime: 7 });
    expect(rug?.comments[0]?.replies[0]?.author.isAuthor).toBe(true);
  });
});

describe('the check of the content', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'content-'));
    cpSync(content, folder, { recursive: true });
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const change = (name: string, from: string, to: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };

  test("accepts the shop's own content", () => {
    expect(() => checkSite(folder)).not.toThrow();
  });

  test('names the file and each field of an invalid post', () => {
    change('posts/why-twenty-five.md', 'category: Sustainability', 'category: Gossip');
    change('posts/why-twenty-five.md', 'author: ira-deshmukh', 'author: nobody');
    expect(() => readPosts(folder)).toThrow(
      /why-twenty-five\.md cannot be published\.[\s\S]*author: [\s\S]*category: /,
    );
  });

  test('sanitises the HTML of a post', () => {
    change('posts/why-twenty-five.md', '\n---\n', '\n---\n\n<p onclick="alert(1)">Twenty-five.</p>\n\n');
    const post = readPosts(folder).find(({ id }) => id === 'why-twenty-five');
    expect(post?.content).toContain('<p>Twenty-five.</p>');
  });

  test('refuses an author’s link that runs a script', () => {
    change('authors.json', 'https://ira.tanabana.example', 'javascript:alert(1)');
    expect(() => readPosts(folder)).toThrow(
      /authors\.json[\s\S]*socialLinks\.website: must begin with https:\/\//,
    );
  });

  test('names the file of an invalid comment', () => {
    change('comments/why-twenty-five.json', '"likes": 9', '"likes": -9');
    expect(() => readPosts(folder)).toThrow(/comments\/why-twenty-five\.json[\s\S]*0\.likes/);
  });

  test('names the field in a page’s file', () => {
    change('biomass.json', '"3,800-4,000"', '"about 4,000"');
    expect(() => checkSite(folder)).toThrow(
      /biomass\.json[\s\S]*materials\.0\.calorificValue: must be a range/,
    );
  });

  test('names a file that is not JSON', () => {
    change('artisans.json', '[', '');
    expect(() => checkSite(folder)).toThrow(/artisans\.json is not JSON/);
  });
});

test('200 words take a minute', () => {
  expect(readTime('word '.repeat(1000))).toBe(5);
});

test('a short text takes at least a minute', () => {
  expect(readTime('Three short words')).toBe(1);
});
