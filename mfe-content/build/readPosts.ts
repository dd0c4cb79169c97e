import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { marked } from 'marked';
import * as v from 'valibot';
import { authorSchema, commentSchema, postSchema, type Post } from '../src/blog/postSchema';
import { countComments } from '../src/blog/addComment';
import { readTime } from '../src/blog/readTime';
import { checkContent } from './checkContent';
import { readJson } from './readJson';
import { sanitiseHtml } from './sanitiseHtml';

const authorsSchema = v.record(v.string(), authorSchema);
const commentsSchema = v.array(commentSchema);

/**
 * Reads every post below `posts/`, with its HTML sanitised, its author and its comments.
 *
 * @param folder the folder that holds `posts/`, `comments/` and `authors.json`
 * @returns newest first
 * @throws {Error} naming the file and every invalid field
 */
export function readPosts(folder: string): Post[] {
  const authorsFile = path.join(folder, 'authors.json');
  const authors = checkContent(authorsSchema, authorsFile, readJson(authorsFile));
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
  return checkContent(postSchema, file, {
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
  return existsSync(file) ? checkContent(commentsSchema, file, readJson(file)) : [];
}
