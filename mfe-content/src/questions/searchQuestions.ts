import type { Settings } from '@tanabana/contract/settings/settings';
import { visibleText } from '@tanabana/shop/text/visibleText';
import questionsFile from '../../content/questions.json';

export interface Question {
  readonly question: string;
  /** Paragraphs of the answer. */
  readonly answer: readonly string[];
  readonly link?: { readonly label: string; readonly to: string };
  /** Whether the question is about the discount on first orders. */
  readonly isOffer?: boolean;
}

export interface QuestionCategory {
  readonly category: string;
  readonly questions: readonly Question[];
}

/** @internal */
export const questions: readonly QuestionCategory[] = questionsFile;

/** Returns the questions that hold for a shop: those about the discount only while there is one. */
export function questionsOf({ offerUntil }: Pick<Settings, 'offerUntil'>): readonly QuestionCategory[] {
  if (offerUntil) return questions;
  return questions.map(({ category, questions: all }) => ({
    category,
    questions: all.filter(({ isOffer }) => !isOffer),
  }));
}

/** Returns the beginning that forms of an English word share: `ship` of `shipping` and `shipped`, `dut` of `duties`. */
function stemOf(word: string): string {
  const stem = word.replace(/(?:ies|ing|ed|es|s|y|e)$/, '').replace(/([^aeiouls])\1$/, '$1');
  return stem.length < 3 ? word : stem;
}

/**
 * Returns the questions that contain every word of the search text, in any of its forms. Category and answer count as parts of the question.
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
        return words.every((word) => text.includes(stemOf(word)));
      }),
    }))
    .filter((found) => found.questions.length > 0);
}
