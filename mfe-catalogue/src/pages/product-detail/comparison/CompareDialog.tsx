import { Dialog, DialogFrame } from '@tanabana/runtime/kit/Dialog';
import { TextField } from '@tanabana/runtime/kit/Field';
import { useStored } from '@tanabana/runtime/stored/useStored';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { useState, useEffect } from 'react';
import { styled } from 'styled-components';
import type { Card } from '../../../catalogue/card';
import { MOST_COMPARED } from '../../../compare/compareLines';
import { findListing } from '../../../listing/findListing';
import { parseListingQuery } from '../../../listing/listingQuery';
import { recentlyViewedStore } from '../../../recent/recentlyViewed';
import { catalogueSource } from '../../../source/catalogueSource';
import { cardOfFile, type ProductFile, readProducts } from '../../../source/productFile';
import { CompareTable } from './CompareTable';

interface CompareDialogProps {
  readonly open: boolean;
  readonly found: ProductFile;
  readonly onClose: () => void;
}

export default function CompareDialog({ open, found, onClose }: CompareDialogProps) {
  const [text, setText] = useState('');
  const { offers, ids, isFull, compared, toggle } = useCompared(found, text.trim());
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} title="Compare" frame={WideFrame}>
      <TextField
        label="Find a product to compare"
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Choices>
        <legend>{`Compare ${found.product.name} with up to ${MOST_COMPARED - 1} others`}</legend>
        {offers.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={ids.includes(id)}
              disabled={isFull && !ids.includes(id)}
              onChange={() => toggle(id)}
            />
            <span>{name}</span>
          </label>
        ))}
      </Choices>
      <DifferencesOnly>
        <input
          type="checkbox"
          checked={onlyDifferences}
          onChange={({ target }) => setOnlyDifferences(target.checked)}
        />
        Show differences only
      </DifferencesOnly>
      <CompareTable compared={compared} onlyDifferences={onlyDifferences} onLeave={onClose} />
    </Dialog>
  );
}

const INITIALLY_COMPARED = 2;
const MAX_OFFERED = 7;

/**
 * Returns the compared products, and products that can be added: the results of a search, or similar and recently
 * viewed products.
 */
function useCompared({ product, pictures, related, recommended }: ProductFile, text: string) {
  const viewed = useStored(recentlyViewedStore);
  const [viewedCards, setViewedCards] = useState<readonly Card[]>([]);
  const [searched, setSearched] = useState<readonly Card[]>([]);
  const [ids, setIds] = useState<readonly number[]>(() =>
    related.slice(0, INITIALLY_COMPARED).map(({ id }) => id),
  );
  const [files, setFiles] = useState<readonly ProductFile[]>([]);

  useEffect(() => {
    if (!viewed) return;
    return whileCurrent(readProducts(viewed), (read) => setViewedCards(read.map(cardOfFile)));
  }, [viewed]);

  useEffect(() => {
    if (!text) return;
    const range = { ...parseListingQuery(''), text, firstPage: 1 };
    return whileCurrent(findListing(catalogueSource, range, 1), ({ cards }) => setSearched(cards));
  }, [text]);

  useEffect(() => whileCurrent(readProducts(ids), setFiles), [ids]);

  const others = text ? searched : [...related, ...viewedCards, ...recommended];
  return {
    offers: offersOf(product.id, [...files.map(cardOfFile), ...others]),
    ids,
    isFull: ids.length >= MOST_COMPARED - 1,
    compared: [{ product, pictures }, ...files],
    toggle: (id: number) => setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
  };
}

/** Calls `use` with the result of a promise. Returns a cleanup function. After the cleanup, `use` is not called. */
function whileCurrent<Value>(promise: Promise<Value>, use: (value: Value) => void) {
  let isCurrent = true;
  promise.then(
    (value) => isCurrent && use(value),
    (error: unknown) => console.error('Products to compare could not be loaded.', error),
  );
  return () => {
    isCurrent = false;
  };
}

function offersOf(id: number, cards: readonly Card[]): Card[] {
  const byId = new Map(cards.filter((card) => card.id !== id).map((card) => [card.id, card]));
  return [...byId.values()].slice(0, MAX_OFFERED);
}

const WideFrame = styled(DialogFrame)`
  width: min(1120px, calc(100vw - ${space(2)}));

  label:has([type='checkbox']) {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${space(4)};
    font-size: ${size.small};
  }

  [type='checkbox'] {
    width: 20px;
    height: 20px;
    accent-color: ${color.madder};
  }
`;

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};

  legend {
    margin-bottom: ${space(0.5)};
    font-weight: 600;
  }

  label:has(:disabled) {
    color: ${color.muted};
  }
`;

const DifferencesOnly = styled.label`
  font-weight: 600;
`;
