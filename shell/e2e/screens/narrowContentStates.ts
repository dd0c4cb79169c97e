import { LONG, press, type State } from './narrowStates';

export const CONTENT_STATES: Readonly<Record<string, State>> = {
  'the description of a value': {
    path: '/',
    prepare: press('Easy Returns & Exchanges'),
    shows: 'Refunds reach you 5-7 business days after the goods come back.',
  },
  'an artisan’s story': { path: '/artisans?openDialog=2', shows: 'She was taught by her mother-in-law' },
  'a blog post with a long comment': {
    path: '/blog/the-second-life-of-straw',
    prepare: async (page) => {
      await page.getByLabel('Your comment', { exact: true }).fill(LONG);
      await press('Post Comment')(page);
    },
    shows: 'Just now',
  },
  'a blog search without result': { path: `/blog?q=${LONG}`, shows: 'No posts found' },
  'a new blog post that was left empty': {
    path: '/blog/create',
    prepare: press('Publish'),
    shows: 'Title is required',
  },
  'a question that was opened': {
    path: '/faq',
    prepare: (page) => page.getByText('Is there a minimum order?').click(),
    shows: 'Yes: 25 units of each item.',
  },
  'a search of questions without result': {
    path: '/faq',
    prepare: (page) => page.getByRole('searchbox').fill(LONG),
    shows: 'No questions found',
  },
  'a message that was left empty': {
    path: '/contact',
    prepare: press('Send Message'),
    shows: 'Please tell us where to reply',
  },
  'the menu': {
    path: '/about',
    prepare: press('Menu'),
    shows: 'Clothing',
  },
  'the dialog with ways to get in touch': {
    path: '/about',
    prepare: press('Contact Us'),
    shows: 'We typically respond within 24 hours',
  },
};

/** States of pages that do not exist, which have status 404. */
export const MISSING: Readonly<Record<string, State>> = {
  'a product that does not exist': { path: '/product/99999', shows: 'Product Not Found' },
  'a blog post that does not exist': { path: '/blog/no-such-post', shows: 'Blog post not found' },
  'a line of business that does not exist': { path: `/coming-soon/${LONG}`, shows: '404 Page Not Found' },
  'a path that does not exist': { path: `/${LONG}`, shows: '404 Page Not Found' },
};
