import type { QuestionCategory } from '../questions/searchQuestions';

/** Questions and answers, for search engines. */
export function faqPage(categories: readonly QuestionCategory[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: categories.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
    ),
  };
}
