import { visibleText } from '@tanabana/runtime/text/visibleText';
import questionsFile from '../../content/questions.json';

export interface Question {
  readonly question: string;
  /** Paragraphs of the answer. */
  readonly answer: readonly string[];
  readonly link?: { readonly label: string; readonly to: string };
}

export interface QuestionCategory {
  readonly category: string;
  readonly questions: readonly Question[];
}

export const questions: readonly QuestionCategory[] = questionsFile;

/**
 * Returns the questions that contain every word of the search text. Category and answer count as parts of the question.
 */
export function searchQuestions(
  all: readonly QuestionCategory[],
  search: string,
): readonly QuestionCategory[] {
  const words = visibleText(search).toLowerCase().split(/\s+/).filter(Boolean);
  return all
    .map(({ category, questions: ofCategory }) => ({
      category,
      questions: ofCategory.filter(({ question, answer }) => {
        const text = [category, question, ...answer].join(' ').toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((found) => found.questions.length > 0);
}
