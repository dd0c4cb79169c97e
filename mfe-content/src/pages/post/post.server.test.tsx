/** @jest-environment node */
import { requestOf } from '@tanabana/ui/testing/showPage';
import { JSDOM } from 'jsdom';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { sanitiseHtml } from '../../../generate/readPosts';
import type { Post } from '../../blog/postSchema';
import { examplePost } from '../../testing/examplePost';
import page from './page';

const at = `/blog/${examplePost.id}`;
const { Component } = page;

/** Parses the server's document of a post as a browser does, and records calls of `alert`. */
function parseDocument(written: Post): { readonly document: Document; readonly ran: jest.Mock } {
  const ran = jest.fn();
  const post = { ...written, content: sanitiseHtml(written.content) };
  const view = renderToString(
    <StaticRouter location={at}>
      <Component request={requestOf({ at })} data={post} Fragment={({ fallback }) => fallback} />
    </StaticRouter>,
  );
  const { document } = new JSDOM(view, {
    runScripts: 'dangerously',
    beforeParse: (window) => {
      window.alert = ran;
    },
  }).window;
  return { document, ran };
}

/** Returns the element that contains the text of the post: the parent of the first paragraph. */
function textOf(document: Document): Element {
  const first = [...document.querySelectorAll('p')].find((one) => one.textContent === 'It begins.');
  if (!first?.parentElement) throw new Error('The document has no text of the post');
  return first.parentElement;
}

/** Creates a post in which every text field contains the given HTML. */
function postOf(vector: string): Post {
  const comment = { ...examplePost.comments[0]!, author: { name: vector, avatar: vector, isAuthor: false } };
  return {
    ...examplePost,
    title: vector,
    excerpt: vector,
    tags: [vector],
    content: `<p>It begins.</p>${vector}`,
    author: { name: vector, avatar: vector, bio: vector, socialLinks: {} },
    comments: [{ ...comment, content: vector, replies: [{ ...comment, content: vector }] }],
  };
}

test("no field of a post runs in the server's document", () => {
  const { document, ran } = parseDocument(postOf('<script>alert(1)</script><img src=x onerror=alert(1)>'));
  expect(textOf(document).innerHTML).toBe('<p>It begins.</p><img>');
  expect(document.querySelector('script, [onerror]')).toBeNull();
  expect(ran).not.toHaveBeenCalled();
});

test("scripts run in this test's DOM", () => {
  const ran = jest.fn();
  new JSDOM('<script>alert(1)</script><body onload=alert(1)>', {
    runScripts: 'dangerously',
    beforeParse: (window) => {
      window.alert = ran;
    },
  });
  expect(ran).toHaveBeenCalled();
});

test('harmless HTML stays unchanged', () => {
  const harmless =
    '<h2>Wax</h2><p>It is <strong>made</strong> <em>twice</em>, <a href="https://ok.example/a?b=1&amp;c=2">see</a>.</p><ul><li>One</li></ul><ol start="3"><li>Three</li></ol><blockquote><p>Quote</p></blockquote><table><thead><tr><th scope="col">Dye</th></tr></thead><tbody><tr><td>Madder</td></tr></tbody></table><figure><img src="/x.png" alt="An elephant" width="4" height="3"><figcaption>Brass</figcaption></figure><pre><code>1 &lt; 2</code></pre><hr>';
  const { document } = parseDocument({ ...examplePost, content: `<p>It begins.</p>${harmless}` });
  expect(textOf(document).innerHTML).toBe(`<p>It begins.</p>${harmless}`);
});
