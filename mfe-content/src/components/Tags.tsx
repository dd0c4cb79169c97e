import { row } from '@tanabana/ui/theme/layout';
import { color } from '@tanabana/ui/theme/tokens';
import { styled } from 'styled-components';

export function Tags({ tags, className }: { readonly tags: readonly string[]; readonly className?: string }) {
  return (
    <List aria-label="Tags" className={className}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  ${row([1, 2])}
  color: ${color.muted};

  li::before {
    content: '# ' / '';
    color: ${color.brass};
  }
`;
