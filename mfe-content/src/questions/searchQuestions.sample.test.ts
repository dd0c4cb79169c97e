import { questions, questionsOf, searchQuestions } from './searchQuestions';

const found = (search: string) =>
  searchQuestions(questions, search).flatMap(({ questions: ofCategory }) =>
    ofCategory.map(({ question }) => question),
  );

test('the question about the discount is asked only while there is one', () => {
  const asked = (offerUntil?: string) => JSON.stringify(questionsOf({ offerUntil }));
  expect(asked('2026-12-31')).toContain('10% off');
  expect(asked()).not.toContain('10% off');
});

test('an empty search finds all questions', () => {
  expect(searchQuestions(questions, ' ')).toEqual(questions);
});

test('all words must match question, answer or category', () => {
  expect(found('CUSTOMS duties')).toContain('Do you ship abroad?');
  expect(found('customs lullaby')).toEqual([]);
  expect(found('\u200Ecus\u200Btoms\u2069')).toEqual(found('customs'));
});

test('categories without a match are omitted', () => {
  expect(searchQuestions(questions, 'abrash').map(({ category }) => category)).toEqual(['Products & Care']);
});

test.each([
  '48 hours',
  'within 2 hours',
  '30 days',
  '5-7 business days',
  '3-7 business days',
  '7-21 business days',
  '9 AM-6 PM IST',
  '10 AM-4 PM',
  'within 24 hours',
  '25 units',
])('the service promise "%s" is in the answers (§9)', (promise) => {
  expect(JSON.stringify(questions).toLowerCase()).toContain(promise.toLowerCase());
});
