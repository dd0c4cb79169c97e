import type { Page } from '@playwright/test';
import { FAILED_ANSWER } from '@tanabana/build/playwright/accounts';
import { follow, goTo } from '@tanabana/build/playwright/goTo';
import { expect, test } from '@tanabana/build/playwright/journey';
import type { Post } from '../src/blog/postSchema';
import { summarise } from '../src/blog/postSchema';
import { examplePost } from '../src/testing/examplePost';
import { injectionVectors } from '../src/testing/injection/injectionVectors';

// A trace would record every vector's frame.
test.use({ trace: 'off' });

const HONEST =
  '<h2>Wax</h2><p>It is <strong>made</strong> <em>twice</em>, <a href="/artisans">see</a>.</p><ol start="3"><li>Three</li></ol><blockquote><p>Quote</p></blockquote><table><tbody><tr><th scope="row">Dye</th><td>Madder</td></tr></tbody></table><figure><img src="/favicon.svg" alt="A mark" width="4" height="3"><figcaption>Brass</figcaption></figure>';

/** Creates a post in which every text field is the vector. */
function postOf(vector: string, id: string): Post {
  const author = { name: vector, avatar: vector, isAuthor: false };
  const comment = { id: 'said', author, content: vector, publishedAt: examplePost.publishedAt, likes: 1 };
  return {
    ...examplePost,
    id,
    title: vector,
    excerpt: vector,
    tags: [vector],
    content: `<p>It begins: ${id}</p>${vector}`,
    author: { name: vector, avatar: vector, bio: vector, socialLinks: {} },
    comments: [{ ...comment, replies: [comment] }],
    metaDescription: vector,
  };
}

const harmless = postOf(HONEST, 'harmless');
const hostile = injectionVectors.map((vector, index) => postOf(vector, `post-${index}`));
const posts = [harmless, ...hostile];

/** Vectors that one test opens as pages, one after the other. */
const VECTORS_A_TEST = 50;

/** Answers requests for the blog with these posts at once, and blocks requests to other hosts. */
async function replacePosts(page: Page, shop: string): Promise<void> {
  await page.route(
    (address) => address.origin !== new URL(shop).origin,
    (route) => route.abort(),
  );
  await page.route(/\.(avif|webp)$/, (route) => route.abort());
  const names = ['posts.json', ...posts.map(({ id }) => `posts/${id}.json`)];
  await page.route('**/content/index.*.json', (route) =>
    route.fulfill({ json: Object.fromEntries(names.map((name) => [name, `content/${name}`])) }),
  );
  await page.route('**/content/posts.json', (route) => route.fulfill({ json: posts.map(summarise) }));
  await page.route('**/content/posts/*.json', (route) => {
    const id = /([^/]+)\.json$/.exec(route.request().url())?.[1];
    return route.fulfill({ json: posts.find((post) => post.id === id) });
  });
  await page.addInitScript(() => {
    const setTimeout = window.setTimeout.bind(window);
    const hurried = (run: () => void, wait?: number) => setTimeout(run, wait === 1000 ? 0 : wait);
    Object.assign(window, { setTimeout: hurried });
  });
}

/** Opens a post without loading a new document, as a link inside the shop does. */
async function openPost(page: Page, { id }: Post): Promise<void> {
  await follow(page, `/blog/${id}`);
  await expect(page.getByText(`It begins: ${id}`, { exact: true })).toBeVisible();
}

/** Finds elements, handlers and addresses in the article that no post may contain. */
function foundIn(article: Element): string[] {
  return [...article.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches(
      'script, iframe, object, embed, base, meta, link, style, template, math, video, audio',
    )
      ? [element.localName]
      : []),
    ...[...element.attributes].flatMap(({ name, value }) =>
      /^(on|srcdoc|formaction|srcset|ping)/.test(name) ? [`${name}=${value}`] : [],
    ),
    ...(element instanceof HTMLAnchorElement &&
    element.href &&
    !/^(https?|mailto|tel):$/.test(element.protocol)
      ? [element.href]
      : []),
  ]);
}

/** Shows a vector unsanitised in its own frame, and dispatches the events that its handlers listen for. */
async function showUnsanitised(page: Page, vector: string): Promise<void> {
  await page.evaluate(async (html) => {
    const frame = document.createElement('iframe');
    frame.srcdoc = html;
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
    for (const element of frame.contentDocument?.querySelectorAll<HTMLElement>('*') ?? []) {
      for (const name of element.getAttributeNames())
        if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2)));
      if ('click' in element) element.click();
    }
  }, vector);
}

test.describe('where the pictures of posts fail to load', () => {
  test.use({ allowedComplaints: FAILED_ANSWER });

  test('the post page shows harmless HTML unchanged', async ({ page, shop }) => {
    await replacePosts(page, shop.address);
    await goTo(page, '/faq');
    await openPost(page, harmless);
    const text = page.getByText('It begins: harmless').locator('..');
    expect(await text.innerHTML()).toBe(harmless.content);
  });
});

test.describe('without a content security policy', () => {
  test.use({ bypassCSP: true, reducedMotion: 'reduce', allowedComplaints: /./ });

  for (let first = 0; first < hostile.length; first += VECTORS_A_TEST) {
    const tried = hostile.slice(first, first + VECTORS_A_TEST);

    test(`the post page runs none of the vectors ${first} to ${first + tried.length - 1}`, async ({
      context,
      page,
      shop,
    }) => {
      test.setTimeout(120_000);
      const ran: unknown[] = [];
      await context.exposeFunction('alert', (argument: unknown) => ran.push(argument));
      await replacePosts(page, shop.address);
      await goTo(page, '/faq');
      for (const post of tried) {
        await openPost(page, post);
        const found = await page.locator('article').evaluate(foundIn);
        expect({ vector: post.title, found, ran }).toEqual({ vector: post.title, found: [], ran: [] });
        await expect(page.getByRole('heading', { name: 'About the author' })).toHaveCount(1);
      }
    });
  }

  test('at least 150 of the vectors run when they are shown unsanitised', async ({ context, page, shop }) => {
    test.setTimeout(120_000);
    const ran = new Set<string>();
    let current = '';
    await context.exposeFunction('alert', () => ran.add(current));
    await replacePosts(page, shop.address);
    await goTo(page, '/faq');
    for (current of injectionVectors) await showUnsanitised(page, current);
    expect(ran.size).toBeGreaterThanOrEqual(150);
  });
});
