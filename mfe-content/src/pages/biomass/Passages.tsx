import { color, size, space, wide } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';

interface PassagesProps {
  readonly passages: readonly { readonly title: string; readonly text: string }[];
  readonly columns: number;
}

export function Passages({ passages, columns }: PassagesProps) {
  return (
    <List $columns={columns}>
      {passages.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul<{ readonly $columns: number }>`
  display: grid;
  gap: ${space(4)} ${space(5)};
  margin-top: ${space(5)};

  ${wide.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${wide.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    gap: ${space(6)};
  }

  li {
    padding-top: ${space(2)};
    border-top: 1px solid ${color.brass};
  }

  h3 {
    font-size: ${size.h3};
  }

  p {
    margin-top: ${space(1)};
  }
`;
