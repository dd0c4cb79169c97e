import { Dialog, DialogFrame } from '@tanabana/runtime/kit/Dialog';
import { TextField } from '@tanabana/runtime/kit/Field';
import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MOST_COMPARED } from '../../../compare/compareLines';
import { CompareTable } from './CompareTable';
import type { FoundProduct } from '../loadProductPage';
import { useCompared } from './useCompared';

interface CompareDialogProps {
  readonly open: boolean;
  readonly found: FoundProduct;
  readonly onClose: () => void;
}

/** Compares up to four products in columns. The product of the page is first. */
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
      <Only>
        <input
          type="checkbox"
          checked={onlyDifferences}
          onChange={({ target }) => setOnlyDifferences(target.checked)}
        />
        Show differences only
      </Only>
      <CompareTable compared={compared} onlyDifferences={onlyDifferences} onLeave={onClose} />
    </Dialog>
  );
}

const WideFrame = styled(DialogFrame)`
  width: min(1120px, calc(100vw - ${space(2)}));
`;

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space(0.5)};
    padding: 0;
    font-weight: 600;
  }

  label {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    min-height: ${space(4)};
    font-size: ${size.small};
  }

  label:has(:disabled) {
    color: ${color.muted};
  }

  input {
    width: 20px;
    height: 20px;
    accent-color: ${color.madder};
  }
`;

const Only = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${space(4)};
  font-weight: 600;
  font-size: ${size.small};

  input {
    width: 20px;
    height: 20px;
    accent-color: ${color.madder};
  }
`;
