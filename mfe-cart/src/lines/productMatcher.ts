import { asciiDigits } from '@tanabana/shop/text/asciiDigits';
import type { PricedProduct } from '../cart/priceList';
import { type Article, articlesOf } from './articles';
import { isSimilarWord, type SimilarTexts, similarTexts } from './similarTexts';

interface Match {
  readonly product: PricedProduct;
  /** Words beside the product's name, as in `Engraved Brass Urli 12 in`. */
  readonly rest: string;
}

export interface ProductMatcher {
  /** Finds a product by article number, id or name. Ignores case, accents and punctuation. */
  readonly find: (text: string) => Match | undefined;
  /** Returns at most three products with a similar name or article number, the most similar first. */
  readonly suggest: (text: string) => readonly Article[];
}

const MAX_SUGGESTIONS = 3;

/** Maximum number of texts whose suggestions are kept. */
const MAX_SUGGESTED = 1_000;

type ArticleIndex = ReturnType<typeof indexArticles>;

const indexes = new WeakMap<readonly Article[], ArticleIndex>();

/** Returns the index of articles, which is made once. */
function indexOf(articles: readonly Article[]): ArticleIndex {
  const index = indexes.get(articles) ?? indexArticles(articles);
  indexes.set(articles, index);
  return index;
}

function indexArticles(articles: readonly Article[]) {
  const named = articles
    .flatMap((article) =>
      [article.name, article.sku ?? ''].map((text) => ({ article, words: wordsOf(text) })),
    )
    .filter(({ words }) => words.length > 0);
  const byWords = new Map<string, Article>();
  for (const { article, words } of named) {
    const key = words.join(' ');
    if (!byWords.has(key)) byWords.set(key, article);
  }
  return {
    byId: new Map(articles.map((article) => [article.id, article])),
    find: articlesOf(articles),
    byWords,
    named,
    /** Undefined until the first suggestion, because most lines name a product. */
    similar: undefined as SimilarTexts | undefined,
    suggested: new Map<string, readonly Article[]>(),
  };
}

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
  const index = indexOf(articles);
  return {
    find(text) {
      const found = findChosen(index, text, chosen) ?? findArticle(index, text);
      const product = found && productOf(found.article);
      return product && { product, rest: found.rest };
    },
    suggest(text) {
      const key = wordsOf(text).join(' ');
      const suggestions = index.suggested.get(key) ?? similarArticles(index, key.split(' '));
      if (index.suggested.size >= MAX_SUGGESTED) index.suggested.clear();
      index.suggested.set(key, suggestions);
      return suggestions;
    },
  };
}

/** Matches the first word of a size. */
const SIZE_WORD = /\p{N}|^(?:set|pair)$/u;

/**
 * Finds the article that the visitor chose for a text. The rest begins with the first word of a size, because the words
 * before are the misspelled name.
 */
function findChosen({ byId }: ArticleIndex, text: string, chosen: ReadonlyMap<string, number>) {
  const article = byId.get(chosen.get(text) ?? Number.NaN);
  if (!article) return undefined;
  const named = wordsOf(`${article.name} ${article.sku ?? ''}`);
  const words = wordsOf(text);
  const start = words.findIndex(
    (word) => SIZE_WORD.test(word) && !named.some((own) => isSimilarWord(word, own)),
  );
  return { article, rest: start < 0 ? '' : words.slice(start).join(' ') };
}

/** Finds the article with this number, or with the longest name at the start of the text. */
function findArticle({ find, byWords }: ArticleIndex, text: string) {
  const exact = find(text);
  if (exact) return { article: exact, rest: '' };
  const words = wordsOf(text);
  for (let length = words.length; length > 0; length -= 1) {
    const article = byWords.get(words.slice(0, length).join(' '));
    if (article) return { article, rest: words.slice(length).join(' ') };
  }
  return undefined;
}

function similarArticles(index: ArticleIndex, words: readonly string[]): readonly Article[] {
  const { named } = index;
  index.similar ??= similarTexts(named.map((each) => each.words));
  // An article may be found by its name and by its number.
  const found = index.similar.find(words, 2 * MAX_SUGGESTIONS).map(({ text }) => named[text]?.article);
  return [...new Set(found)].filter((article) => article !== undefined).slice(0, MAX_SUGGESTIONS);
}

function wordsOf(text: string): readonly string[] {
  const plain = asciiDigits(text).normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
