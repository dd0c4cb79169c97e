import privacy from '../../content/legal/privacy.json';
import terms from '../../content/legal/terms.json';
import { questions } from './searchQuestions';

const answers = questions.flatMap(({ questions: ofCategory }) => ofCategory.flatMap(({ answer }) => answer));
const textOf = ({ sections }: typeof privacy | typeof terms) =>
  sections.flatMap(({ blocks }) => blocks.flat()).join('\n');

test.each([
  ['minimum order', /25 units of each item/],
  ['dispatch', /dispatched within 48 hours/],
  ['changing and cancelling', /within 2 hours of placing it/],
  ['return window', /30 days to return unused goods/],
  ['refunds', /Refunds reach you 5-7 business days after/],
  [
    'shipping in India and abroad',
    /After dispatch, delivery takes 3-7 business days within India and 7-21 business days abroad/,
  ],
  ['support hours', /Monday to Friday 9 AM-6 PM IST and Saturday 10 AM-4 PM\. On Sundays we are closed/],
  ['replies', /answered within 24 hours/],
])('an answer contains the promise of %s (§9)', (_, promise) => {
  expect(answers.filter((answer) => promise.test(answer))).toHaveLength(1);
});

test('the minimum age is 18 (§9)', () => {
  expect(textOf(privacy)).toContain('at least 18 years old');
  expect(textOf(terms)).toContain('at least 18 years old');
});

test('the terms repeat the promises of the answers', () => {
  for (const promise of ['25 units', '48 hours', '2 hours', '30 days', '5-7 business days', '3-7', '7-21'])
    expect(textOf(terms)).toContain(promise);
});
