import type { PageRequest } from '@tanabana/contract/pages/page';
import { Button } from '@tanabana/ui/kit/Button';
import { Dialog, DialogFrame } from '@tanabana/ui/kit/Dialog';
import { countOf } from '@tanabana/shop/text/formatCount';
import { clearOf, color, size, space, wide } from '@tanabana/ui/theme/tokens';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type Facet, FACETS } from '../../facets/facet';
import { type FacetChoice, toggleFacet } from '../../facets/facetChoice';
import { FacetOptions } from './FacetBar';
import type { Shown } from '../../listing/listing';
import { useFacets, useFoundListing } from './useListing';

interface FilterSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly shown: Shown;
  readonly request: PageRequest;
  readonly onChoose: (choice: FacetChoice) => void;
}

export default function FilterSheet({ open, onClose, shown, request, onChoose }: FilterSheetProps) {
  const [choice, setChoice] = useState(shown.range.facets);
  const [areAllShown, setAllShown] = useState(false);
  const range = { ...shown.range, facets: choice, page: 1, firstPage: 1 };
  const { found } = useFoundListing(shown, range, request);
  const facets = useFacets(found, areAllShown, request);
  const { matches } = found.listing;
  return (
    <Dialog open={open} onClose={onClose} title="Filter" frame={Sheet}>
      <Sections>
        {inOrder(facets).map((facet, index) => (
          <Section key={facet.name} open={index === 0 || facet.name in shown.range.facets}>
            <summary>
              <span>{FACETS[facet.name]}</span> <em>{labelsOf(facet, choice)}</em>
              <ChevronDown aria-hidden="true" size={20} />
            </summary>
            <FacetOptions
              facet={facet}
              chosen={choice[facet.name] ?? []}
              onToggle={(value) => setChoice(toggleFacet(choice, value))}
              areAllShown={areAllShown}
              onShowAll={setAllShown}
            />
          </Section>
        ))}
      </Sections>
      <Actions>
        <Button type="button" $look="quiet" onClick={() => setChoice({})}>
          Clear
        </Button>
        <Button
          type="button"
          onClick={() => {
            onChoose(choice);
            onClose();
          }}
        >
          {`Show ${countOf(matches, 'product')}`}
        </Button>
      </Actions>
    </Dialog>
  );
}

const FIRST: readonly string[] = ['ready', 'price'];

/** Puts the filters that most visitors need first, because a phone displays few of them. */
function inOrder(facets: readonly Facet[]): readonly Facet[] {
  const rank = ({ name }: Facet) => FIRST.indexOf(name) + 1 || FIRST.length + 1;
  return [...facets].sort((one, other) => rank(one) - rank(other));
}

function labelsOf({ name, options }: Facet, choice: FacetChoice): string {
  const chosen = options.filter(({ value }) => choice[name]?.includes(value));
  return chosen.map(({ label }) => label).join(', ');
}

const Sheet = styled(DialogFrame)`
  width: 100%;
  max-width: none;
  height: 88dvh;
  max-height: none;
  margin: auto 0 0;

  ${wide.tablet} {
    width: ${space(54)};
    height: 100dvh;
    margin: 0 0 0 auto;
  }
`;

const Sections = styled.div`
  border-top: 1px solid ${color.line};
`;

const Section = styled.details`
  border-bottom: 1px solid ${color.line};

  summary {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    min-height: ${space(7)};
    color: ${color.indigo};
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  em {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    color: ${color.madder};
    font-size: ${size.small};
    font-style: normal;
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  svg {
    flex: none;
  }

  &[open] summary svg {
    rotate: 180deg;
  }

  ul {
    padding-bottom: ${space(2)};
  }
`;

const Actions = styled.div`
  position: sticky;
  bottom: ${clearOf('bottom', '0px')};
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(2)};
  margin: auto -${space(3)} -${space(3)};
  padding: ${space(2)} ${space(3)};
  border-top: 1px solid ${color.line};
  background: ${color.paper};
`;
