import path from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { readPosts } from '../../../generate/readPosts';
import * as fetching from '../../blog/fetchSanitise';
import { sanitise } from '../../blog/sanitise';
import { PostText } from './PostText';

const TEXT = '<p>It begins.</p>';

test('the browser hydrates the text as the document has it, without fetching the sanitiser', async () => {
  const fetchSanitise = jest.spyOn(fetching, 'fetchSanitise');
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const place = document.createElement('div');
  place.innerHTML = renderToString(<PostText html={TEXT} />);
  const paragraph = place.querySelector('p');
  render(<PostText html={TEXT} />, { container: place, hydrate: true });
  await act(() => Promise.resolve());
  expect(paragraph).toHaveTextContent('It begins.');
  expect(place.querySelector('p')).toBe(paragraph);
  expect(fetchSanitise).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

test('text that the browser renders is sanitised', async () => {
  render(<PostText html={`<p onclick="alert(1)">It begins.</p>`} />);
  expect(await screen.findByText('It begins.')).not.toHaveAttribute('onclick');
});

test('a text that replaces the text of the document is sanitised, as is the first text when it is displayed again', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const unsafe = `<p onclick="alert(1)">It begins.</p>`;
  place.innerHTML = renderToString(<PostText html={unsafe} />);
  const { rerender } = render(<PostText html={unsafe} />, { container: place, hydrate: true });
  rerender(<PostText html="<p onclick='alert(1)'>Another.</p>" />);
  expect(await screen.findByText('Another.')).not.toHaveAttribute('onclick');
  rerender(<PostText html={unsafe} />);
  expect(await screen.findByText('It begins.')).not.toHaveAttribute('onclick');
});

const posts = readPosts(path.join(__dirname, '../../../content')).map(
  ({ id, content }) => [id, content] as const,
);

test.each(posts)('the browser changes nothing in the text of %s', (_id, content) => {
  expect(sanitise(content)).toBe(content);
});
