import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { productIdSchema } from '@tanabana/tooling/shop/productId';
import createDOMPurify from 'dompurify';
import matter from 'gray-matter';
import { JSDOM } from 'jsdom';
import { marked } from 'marked';
import * as v from 'valibot';
import { countComments } from '../src/blog/addComment';
import { POST_MARKUP } from '../src/blog/postMarkup';
import { authorSchema, commentSchema, type Post, postSchema } from '../src/blog/postSchema';
import { checkContent, readContent } from './checkSite';

const authorsSchema = v.record(v.string(), authorSchema);
/** The file of a post may name products by their handles, or none. */
const postFileSchema = v.strictObject({
  ...postSchema.entries,
  products: v.optional(v.array(v.strictObject({ id: productIdSchema, name: v.string() })), []),
});
const commentsSchema = v.array(commentSchema);

/**
 * Reads every post below `posts/`, newest first, with sanitised HTML, author and comments.
 * @throws {Error} naming the file and every invalid field
 */
export function readPosts(folder: string): Post[] {
  if (!existsSync(path.join(folder, 'posts'))) return [];
  const authors = readContent(authorsSchema, path.join(folder, 'authors.json'));
  return readdirSync(path.join(folder, 'posts'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => readPost(folder, name, authors))
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

function readPost(folder: string, name: string, authors: v.InferOutput<typeof authorsSchema>): Post {
  const file = path.join(folder, 'posts', name);
  const id = path.basename(name, '.md');
  const { data, content: markdown } = matter(readFileSync(file, 'utf8'));
  const comments = readComments(path.join(folder, 'comments', `${id}.json`));
  return checkContent(postFileSchema, file, {
    ...data,
    id,
    author: authors[String(data.author)],
    content: sanitiseHtml(marked.parse(markdown, { async: false })),
    readTime: readTime(markdown),
    comments,
    commentsCount: countComments(comments),
  });
}

function readComments(file: string): Post['comments'] {
  return existsSync(file) ? readContent(commentsSchema, file) : [];
}

const purifier = createDOMPurify(new JSDOM('').window);

/**
 * Sanitises a post's HTML by the same rules as the browser.
 * @internal
 */
export function sanitiseHtml(html: string): string {
  // DOMPurify returns its input unchanged if it does not find a complete DOM.
  if (!purifier.isSupported) throw new Error('HTML cannot be sanitised here');
  return purifier.sanitize(html, POST_MARKUP);
}

const WORDS_A_MINUTE = 200;

/**
 * Estimates the time to read a text, in minutes (§2.11).
 * @internal
 */
export function readTime(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
