import type { QuestionCategory } from '../questions/searchQuestions';

/** schema.org's FAQPage of the questions. */
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
