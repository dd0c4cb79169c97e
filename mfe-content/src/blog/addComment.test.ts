import { examplePost } from '../testing/examplePost';
import { addComment, countComments } from './addComment';

const { comments } = examplePost;
const now = Date.parse('2025-10-01T00:00:00Z');

test('a new comment comes first, trimmed, without likes', () => {
  const [first, ...others] = addComment(comments, { content: '  Lovely.  ', name: 'Asha', now });
  expect(first).toMatchObject({
    author: { name: 'Asha', isAuthor: false },
    content: 'Lovely.',
    publishedAt: '2025-10-01T00:00:00.000Z',
    likes: 0,
  });
  expect(others).toEqual(comments);
});

test('a blank comment is not added (§5)', () => {
  expect(addComment(comments, { content: ' \n ', name: 'Asha', now })).toBe(comments);
});

test('the count includes replies', () => {
  expect(countComments(comments)).toBe(2);
});
