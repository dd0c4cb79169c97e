import { asciiDigits } from '@tanabana/runtime/text/asciiDigits';
import type { PricedProduct } from '../cart/priceList';
import { type Article, articlesOf } from './articles';

interface Match {
  readonly product: PricedProduct;
  /** Words after the product's name, as in `Engraved Brass Urli 12 in`. */
  readonly rest: string;
}

export interface ProductMatcher {
  /** Finds a product by article number, id or name. Ignores case, accents and punctuation. */
  readonly find: (text: string) => Match | undefined;
  /** Returns at most three products with a similar name or article number, the most similar first. */
  readonly suggest: (text: string) => readonly Article[];
}

/** Minimum similarity of a suggestion, from 0 to 1. */
const MIN_SIMILARITY = 0.5;

const MAX_SUGGESTIONS = 3;

/** Similarity of a text whose words all occur in the name, or that contains all words of the name. */
const SIMILARITY_OF_PART = 0.9;

/**
 * Searches products by text. No other code does.
 * @param productOf returns the published product of an article
 * @param chosen ids of the products that the visitor chose for texts
 */
export function productMatcher(
  articles: readonly Article[],
  productOf: (article: Article) => PricedProduct | undefined,
  chosen: ReadonlyMap<string, number> = new Map(),
): ProductMatcher {
  const findArticle = articlesOf(articles);
  const searched = articles.map((article) => {
    const texts = [wordsOf(article.name), wordsOf(article.sku ?? '')].filter((words) => words.length > 0);
    return { article, texts };
  });
  const byWords = new Map<string, Article>();
  for (const { article, texts } of searched)
    for (const words of texts) {
      const key = words.join(' ');
      if (!byWords.has(key)) byWords.set(key, article);
    }
  /** Finds the article with the longest name or number at the start of the text. */
  const findWords = (words: readonly string[]) => {
    for (let length = words.length; length > 0; length -= 1) {
      const article = byWords.get(words.slice(0, length).join(' '));
      if (article) return { article, rest: words.slice(length).join(' ') };
    }
    return undefined;
  };
  return {
    find(text) {
      const chosenId = chosen.get(text);
      const article =
        (chosenId === undefined ? undefined : articles.find(({ id }) => id === chosenId)) ??
        findArticle(text);
      const found = article ? { article, rest: '' } : findWords(wordsOf(text));
      const product = found && productOf(found.article);
      return product && { product, rest: found.rest };
    },
    suggest(text) {
      const words = wordsOf(text);
      return searched
        .map(({ article, texts }) => ({
          article,
          similarity: Math.max(...texts.map((each) => similarity(words, each))),
        }))
        .filter((found) => found.similarity >= MIN_SIMILARITY)
        .sort((a, b) => b.similarity - a.similarity)
        .slice(0, MAX_SUGGESTIONS)
        .map(({ article }) => article);
    },
  };
}

function wordsOf(text: string): readonly string[] {
  const plain = asciiDigits(text).normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function similarity(words: readonly string[], others: readonly string[]): number {
  const [few, many] = words.length < others.length ? [words, others] : [others, words];
  const isPart = few.some((word) => word.length > 3) && few.every((word) => many.includes(word));
  return Math.max(isPart ? SIMILARITY_OF_PART : 0, diceCoefficient(words.join(' '), others.join(' ')));
}

/** Returns the share of pairs of neighbouring characters that two texts have in common. */
function diceCoefficient(text: string, other: string): number {
  const pairs = pairsOf(text);
  const others = pairsOf(other);
  const common = pairs.filter((pair) => {
    const index = others.indexOf(pair);
    if (index >= 0) others.splice(index, 1);
    return index >= 0;
  }).length;
  const count = pairs.length + others.length + common;
  return count === 0 ? 0 : (2 * common) / count;
}

const pairsOf = (text: string) =>
  Array.from(text.slice(0, 80)).flatMap((_, index, all) =>
    index > 0 ? `${all[index - 1]}${all[index]}` : [],
  );
