import { row } from '@tanabana/ui/theme/layout';
import { chosenInForcedColors, color, hovered, space } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';
import type { PostFilter } from '../../blog/filterPosts';
import { POST_CATEGORIES } from '../../blog/postSchema';
import { SearchBox } from '../../components/SearchBox';

interface BlogFilterProps {
  readonly filter: PostFilter;
  readonly onSearch: (search: string) => void;
  /** Called with the chosen category, or with an empty text for all categories. */
  readonly onChoose: (category: string) => void;
}

/** A form that filters the posts, and works without scripts. */
export function BlogFilter({ filter: { search, category }, onSearch, onChoose }: BlogFilterProps) {
  return (
    <Bar role="search" action="/blog" onSubmit={(event) => event.preventDefault()}>
      <SearchBox
        key={category}
        label="Search blog posts"
        query={search}
        onSearch={onSearch}
        category={category}
      />
      <Choices role="group" aria-label="Category">
        {(['', ...POST_CATEGORIES] as const).map((name) => (
          <Choice
            key={name}
            type="submit"
            name="category"
            value={name}
            aria-pressed={name === (category ?? '')}
            onClick={() => onChoose(name)}
          >
            {name || 'All'}
          </Choice>
        ))}
      </Choices>
    </Bar>
  );
}

const Bar = styled.form`
  ${row([3, 6])}
  align-items: end;
  margin-bottom: ${space(6)};

  > :first-child {
    flex: 1 1 280px;
  }
`;

const Choices = styled.div`
  ${row(1)}
`;

const Choice = styled.button`
  min-height: ${space(5.5)};
  padding: 0 ${space(2)};
  border: 1px solid ${color.control};
  border-radius: 22px;
  background: none;
  color: ${color.indigo};
  font-weight: 500;

  ${hovered(`background: ${color.sand};`)}

  &[aria-pressed='true'] {
    border-color: ${color.indigo};
    background: ${color.indigo};
    color: ${color.paper};
    ${chosenInForcedColors}
  }
`;
