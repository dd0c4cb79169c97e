import { render, screen } from '@testing-library/react';
import { requestOf } from '../testing/showPage';
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
