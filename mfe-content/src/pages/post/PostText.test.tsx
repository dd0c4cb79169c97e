import path from 'node:path';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { readPosts } from '../../../build/readPosts';
import { sanitiseHtml } from '../../../build/readPosts';
import type * as side from '../../blog/sanitise';
import { injectionVectors } from '../../testing/injection/injectionVectors';
import { PostText } from './PostText';

let mockSide: 'server' | 'browser';
jest.mock('../../blog/sanitise', () => {
  const sides = {
    server: jest.requireActual<typeof side>('../../blog/sanitise.server'),
    browser: jest.requireActual<typeof side>('../../blog/sanitise'),
  };
  return { sanitise: (html: string) => sides[mockSide].sanitise(html) };
});

/** Shows what the server sends, lets the browser take it over, and gives what React complains of. */
async function complaintsAbout(html: string): Promise<unknown[][]> {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const place = document.createElement('div');
  mockSide = 'server';
  place.innerHTML = renderToString(<PostText html={html} />);
  mockSide = 'browser';
  const root = await act(() => hydrateRoot(place, <PostText html={html} />));
  act(() => root.unmount());
  return error.mock.calls;
}

const posts = readPosts(path.join(__dirname, '../../../content')).map(
  ({ id, content }) => [id, content] as const,
);

test.each(posts)('the browser takes over the text of %s as the server sent it', async (_id, content) => {
  expect(await complaintsAbout(content)).toEqual([]);
});

test.each(injectionVectors)('the browser takes over what the build left of %s', async (vector) => {
  expect(await complaintsAbout(sanitiseHtml(`<p>It begins.</p>${vector}`))).toEqual([]);
});

test('React complains where the two differ', async () => {
  expect(await complaintsAbout('<p onclick="alert(1)">It begins.</p>')).not.toEqual([]);
});
