import { countOf } from '@tanabana/shop/text/formatCount';
import { grid } from '@tanabana/ui/theme/layout';
import { chosenInForcedColors, color, font, hovered, space, wide } from '@tanabana/ui/theme/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Card } from '../catalogue/card';
import { CardPrice } from '../components/CardPrice';
import { CoverPicture } from '../components/CoverPicture';
import type { SuggestionGroup, SuggestedLink } from '../suggestions/suggestedLinks';
import { optionId } from './useCombobox';

interface SuggestionListProps {
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  /** Index of the highlighted option, counted across all groups. */
  readonly active: number | undefined;
}

/** The listbox of a combobox. The options are links, so that they can be copied and prefetched. */
export function SuggestionList({ id, groups, active }: SuggestionListProps) {
  const [first, ...rest] = groups.map(({ title, options }, group) => {
    const before = groups.slice(0, group).reduce((sum, { options: own }) => sum + own.length, 0);
    const titleId = `${id}-${title}`;
    return (
      <div key={title} role="group" aria-labelledby={titleId}>
        <Title id={titleId} role="presentation">
          {title}
        </Title>
        {options.map((option, index) => (
          <Option
            key={option.to}
            id={optionId(id, before + index)}
            role="option"
            aria-selected={before + index === active}
            tabIndex={-1}
            to={option.to}
            // Replaces the history entry that the search dialog has added when it opened.
            replace
          >
            {option.card ? <ProductOption card={option.card} /> : <LinkOption {...option} />}
          </Option>
        ))}
      </div>
    );
  });
  return (
    // A tap on an option must not move the focus from the field, because the phone's keyboard would close.
    <List id={id} role="listbox" aria-label="Suggestions" onMouseDown={(event) => event.preventDefault()}>
      {first}
      {rest.length > 0 && <Others role="presentation">{rest}</Others>}
    </List>
  );
}

function LinkOption({ label, place, count, isAll = false }: SuggestedLink) {
  return (
    <Line data-all={isAll}>
      <Label>
        <span>{label}</span>
        {place !== undefined && <small>{place}</small>}
      </Label>
      {count !== undefined && <Count>{countOf(count, 'product')}</Count>}
    </Line>
  );
}

function ProductOption({ card }: { readonly card: Card }) {
  const { picture, name, place } = card;
  return (
    <ProductRow>
      <Thumbnail aria-hidden="true">
        <CoverPicture picture={picture} sizes="48px" alt="" />
      </Thumbnail>
      <Name>{name}</Name> <span>{place}</span>{' '}
      <OptionPrice>
        <CardPrice card={card} />
      </OptionPrice>
    </ProductRow>
  );
}

const List = styled.div`
  ${grid({ columns: 1, gap: 3, tablet: { columns: 2, gap: 4 } })}
  align-items: start;

  > :only-child {
    grid-column: 1 / -1;
  }
`;

const Others = styled.div`
  ${grid({ columns: 1, gap: 3 })}
`;

const Title = styled.div`
  padding-bottom: ${space(0.5)};
  border-bottom: 1px solid ${color.line};
  color: ${color.madder};
  font: 600 0.8125rem/1.4 ${font.text};
  letter-spacing: 0.08em;
`;

const Option = styled(Link)`
  display: block;
  margin-inline: -${space(1)};
  padding: ${space(1)};
  border-radius: 2px;
  color: ${color.muted};
  text-decoration: none;
  scroll-margin-block: ${space(12)};

  & + & {
    border-top: 1px solid transparent;
  }

  ${hovered(`background: ${color.sand};`)}

  &[aria-selected='true'] {
    background: ${color.sand};
    box-shadow: inset 3px 0 0 ${color.madder};
    ${chosenInForcedColors}
  }
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: ${space(4)};
  line-height: 1.35;

  small {
    display: block;
    color: ${color.muted};
    font-size: 0.875rem;
  }

  &[data-all='true'] > * {
    color: ${color.madder};
    font-weight: 600;
    text-decoration: underline;
  }
`;

const Label = styled.span`
  min-width: 0;
  color: ${color.indigo};
  font-size: 1rem;
  overflow-wrap: anywhere;
`;

const Count = styled.span`
  flex: none;
`;

const ProductRow = styled.span`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  align-content: center;
  column-gap: ${space(1.5)};
  line-height: 1.35;
`;

const Thumbnail = styled.span`
  grid-row: 1 / 3;
  overflow: hidden;
  border-radius: 2px;
`;

const Name = styled.span`
  grid-column: 2 / 4;
  align-self: end;
  color: ${color.indigo};
  font-size: 1rem;
  font-weight: 600;

  ${wide.tablet} {
    grid-column: 2;
  }
`;

const OptionPrice = styled.span`
  > * {
    font-size: 0.875rem;
    line-height: 1.35;
  }

  ${wide.tablet} {
    grid-area: 1 / 3 / 3 / 4;
    align-self: center;
  }
`;
