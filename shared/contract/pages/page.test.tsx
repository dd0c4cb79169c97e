import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestOf } from '@tanabana/ui/testing/showPage';
import { retriedPage } from './retriedPage';
import { definePage, Fragment, notFound, type FragmentProps } from './page';

const request = requestOf({ at: '/pot/1' });

declare module './page' {
  interface Fragments {
    'test/Teaser': object;
  }
}

const page = definePage<{ name: string }>({
  Component: ({ data }) => (
    <>
      <h1>{data.name}</h1>
      <Fragment name="test/Teaser" fallback="No teaser" />
    </>
  ),
  load: ({ search }) => {
    if (search === '?broken') return Promise.reject(new Error('broken'));
    return search === '?unknown' ? Promise.reject(notFound()) : Promise.resolve({ name: 'Pot' });
  },
  notFound: { Component: () => <h1>No pot</h1>, meta: () => ({ title: 'No pot', description: '' }) },
  meta: (_, { name }) => ({ title: name, description: '' }),
});

const Teaser = ({ name }: FragmentProps) => <p>{`Fragment ${name}`}</p>;

test('a fragment that a page imports is rendered by the shell', () => {
  render(<page.Component request={request} data={{ name: 'Pot' }} Fragment={Teaser} />);
  expect(screen.getByText('Fragment test/Teaser')).toBeInTheDocument();
  expect(page.meta(request, { name: 'Pot' })).toEqual({ title: 'Pot', description: '' });
});

test('a page that is not found has its own content and status 404, also after a copy as JSON', async () => {
  const loaded = await page.load!({ ...request, search: '?unknown' });
  const data = JSON.parse(JSON.stringify(loaded)) as typeof loaded;
  render(<page.Component request={request} data={data} Fragment={Teaser} />);
  expect(screen.getByRole('heading', { name: 'No pot' })).toBeInTheDocument();
  expect(page.meta(request, data)).toEqual({ title: 'No pot', description: '', status: 404, hidden: true });
});

test('other errors of loading reject', async () => {
  await expect(page.load!({ ...request, search: '?broken' })).rejects.toThrow('broken');
});

const attempts = { failing: 0 };

const pageWithFailure = definePage<{ name: string }>({
  Component: ({ data }) => <h1>{data.name}</h1>,
  load: ({ search }) => {
    if (attempts.failing > 0) return Promise.reject(new Error(`broken ${(attempts.failing -= 1)}`));
    return search === '?unknown' ? Promise.reject(notFound()) : Promise.resolve({ name: 'Pot' });
  },
  notFound: { Component: () => <h1>No pot</h1>, meta: () => ({ title: 'No pot', description: '' }) },
  failed: {
    Component: retriedPage(({ retry, isRetrying }) => (
      <button onClick={retry}>{isRetrying ? 'Loading' : 'Try again'}</button>
    )),
    meta: () => ({ title: 'Pots', description: '' }),
  },
  meta: (_, { name }) => ({ title: name, description: '' }),
});

test('a page whose loading fails rejects, and has content for that with status 503', async () => {
  attempts.failing = 1;
  await expect(pageWithFailure.load!(request)).rejects.toThrow('broken');
  const data = JSON.parse(JSON.stringify(pageWithFailure.failure)) as { name: string };
  expect(pageWithFailure.meta(request, data)).toMatchObject({ title: 'Pots', status: 503, hidden: true });
  expect(page.failure).toBeUndefined();
});

test.each([
  ['', 'Pot'],
  ['?unknown', 'No pot'],
])('a page that failed is displayed when another attempt succeeds%s', async (search, heading) => {
  attempts.failing = 1;
  const props = { request: { ...request, search }, Fragment: Teaser };
  render(<pageWithFailure.Component {...props} data={pageWithFailure.failure!} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
});
