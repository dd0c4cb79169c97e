import { axeViolations } from '@tanabana/ui/testing/axeViolations';
import { requestOf, showPage } from '@tanabana/ui/testing/showPage';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { questions } from '../../questions/searchQuestions';
import page from './page';

const show = (at = '/faq') => showPage(page, { at });
const listed = () => screen.queryAllByRole('group');

test('every question is listed, closed, with its answer in the page', () => {
  show();
  expect(listed()).toHaveLength(questions.flatMap(({ questions: ofCategory }) => ofCategory).length);
  for (const question of listed()) expect(question).not.toHaveAttribute('open');
  for (const { category } of questions)
    expect(screen.getByRole('heading', { name: category })).toBeInTheDocument();
});

test('one answer is open at a time, because all have the same name', () => {
  show();
  expect(new Set(listed().map((question) => question.getAttribute('name')))).toEqual(new Set(['faq']));
});

test('the search shows only matching questions and is in the address', async () => {
  const user = userEvent.setup();
  show();
  await user.type(screen.getByRole('searchbox', { name: 'Search questions' }), 'abrash');
  expect(listed()).toHaveLength(1);
  expect(within(listed()[0]!).getByText('Why does my rug change shade from row to row?')).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('/faq?q=abrash');
});

test('an empty result links to the contact page', () => {
  show('/faq?q=submarine');
  expect(screen.getByRole('heading', { name: 'No questions found' })).toBeInTheDocument();
});

test('Contact Support leads to the contact page', () => {
  show();
  expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
});

test('the questions are published as structured data', () => {
  const types = page.meta(requestOf({ at: '/faq' }), undefined).structuredData;
  expect(types).toEqual(expect.arrayContaining([expect.objectContaining({ '@type': 'FAQPage' })]));
});

test.each(['/faq', '/faq?q=submarine'])('the page is accessible at %s, with answers open', async (at) => {
  const { container } = show(at);
  for (const question of listed()) question.setAttribute('open', '');
  expect(await axeViolations(container)).toEqual([]);
});
